/** The state of a link to a variant of what is looked at: the page neither scrolls to its top nor moves the focus. */
export const IN_PLACE = { inPlace: true }

/** Was this step of the history (its `state`) a link to a variant? */
export function isInPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'inPlace' in state
}

/** The router reaches remotes only through this file, so that it is tree-shaken once, in the host. */
export {
  BrowserRouter,
  matchPath,
  Navigate,
  Route,
  Routes,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom'
export { Link, type LinkProps, NavLink } from './link.tsx'
