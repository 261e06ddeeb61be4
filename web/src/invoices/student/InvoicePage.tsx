import { useParams } from 'react-router';
import { InvoiceView } from './InvoiceView.tsx';

/** `/student/billing/invoices/:_id` */
export const InvoicePage = () => <InvoiceView _id={useParams()['_id'] ?? ''} />;
