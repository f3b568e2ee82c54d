// Opening another page where no link does, as by a form or after something was done.
import { useNavigate, type NavigateOptions, type To } from 'react-router-dom';
import { mayLeaveFor } from './unsaved-changes.ts';

type Go = (to: To, options?: NavigateOptions) => void;

/** Opens a page as a link does: where work is not saved, it is asked about first. */
export function useGo(): Go {
  const goOn = useGoOn();
  return (to, options) => {
    if (mayLeaveFor(to)) goOn(to, options);
  };
}

/**
 * Opens the page that follows something that was done, as saving, and asks nothing: what was typed is saved or goes
 * with it. Where doing it would lose other work, ask by `mayLeave` before it is done.
 */
export function useGoOn(): Go {
  const navigate = useNavigate();
  return (to, options) => void navigate(to, options);
}
