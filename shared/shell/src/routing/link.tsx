import type { ComponentProps, MouseEvent } from 'react'
import {
  type LinkProps as RouterLinkProps,
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
} from 'react-router-dom'

import { preparePage } from './likely-page.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & Pick<RouterLinkProps, 'to' | 'replace' | 'state'>

/**
 * A link within the shop: its page is brought when a pointer, a finger or the focus comes to it. Put together from what the router offers for links of one's own: its `Link` comes with the
 * prefetching of its framework mode, 3 KB that every first visit would load and nothing here uses.
 */
export function Link({ to, replace, state, target, onClick, children, ...anchor }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, target })
  const onIntent = () => {
    if (target !== '_blank') preparePage(href)
  }
  const onPress = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return (
    <a
      onPointerEnter={onIntent}
      onTouchStart={onIntent}
      onFocus={onIntent}
      {...anchor}
      href={href}
      target={target}
      onClick={onPress}
    >
      {children}
    </a>
  )
}

/** A link that says whether its page, or one below it, is the one looked at. */
export function NavLink({ to, ...link }: LinkProps) {
  const { pathname } = useResolvedPath(to)
  const { pathname: current } = useLocation()
  const isActive = current === pathname || current.startsWith(`${pathname}/`)
  return <Link {...link} to={to} aria-current={isActive ? 'page' : undefined} />
}
