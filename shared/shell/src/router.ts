/** The router reaches remotes only through this file, so that it is tree-shaken once, in the host. */
export {
  BrowserRouter,
  createSearchParams,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom'
