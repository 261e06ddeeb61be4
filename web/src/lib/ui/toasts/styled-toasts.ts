import 'react-toastify/ReactToastify.css';
import '../../theme/toasts.css';

export { Toasts } from './Toasts.tsx';
