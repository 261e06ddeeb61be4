import { Slide, ToastContainer } from 'react-toastify/unstyled';

/** Bottom-centre, 5 s; waits while the pointer is over it or the window is not in front; a click or a drag closes it. */
export const Toasts = () => (
  <ToastContainer
    position="bottom-center"
    transition={Slide}
    autoClose={5000}
    pauseOnHover
    pauseOnFocusLoss
    closeOnClick
    draggable
    draggablePercent={80}
    hideProgressBar
    closeButton={false}
    icon={false}
    limit={3}
  />
);
