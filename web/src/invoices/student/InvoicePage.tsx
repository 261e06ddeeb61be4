import { useParams } from 'react-router';
import { InvoiceView } from './InvoiceView.tsx';

/** One invoice of the student's own. */
export const InvoicePage = () => <InvoiceView _id={useParams()['_id'] ?? ''} />;
