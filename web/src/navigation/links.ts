// All of the router that pages use. Apart from app/router.tsx nothing imports react-router-dom.
export {
  Link,
  MemoryRouter,
  NavLink,
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
