// All of the router that pages use. Apart from app/router.tsx and go.ts nothing imports react-router-dom.
export {
  createPath,
  Link,
  MemoryRouter,
  NavLink,
  Navigate,
  Outlet,
  useLocation,
  useParams,
  useSearchParams,
  type To,
} from 'react-router-dom';
