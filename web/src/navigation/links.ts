// The one door to the router: beside app/router.tsx nothing imports react-router-dom.
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
