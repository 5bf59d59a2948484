import { ShopError } from '@shop/contracts/errors'
import { ownTarget, placeOf, toRedirectPath } from './redirect-path.ts'
import type { RedirectsRepository, StoredRedirect } from './redirects.repository.ts'

export type RedirectRules = {
  redirects: Pick<RedirectsRepository, 'find'>
  articles: { findShown(article: string): Promise<unknown> }
  bundles: { findShown(article: string): Promise<unknown> }
}
type Ends = Pick<StoredRedirect, 'to' | 'to_path'>

/**
 * Where an address that is led away ends: at a page that is there, and not by way of another redirect.
 * @throws ShopError validation at `field` for what is no path of ours, leads round, or leads nowhere.
 */
export async function checkTarget(rules: RedirectRules, folded: string, to: string, field: string): Promise<Ends> {
  const target = ownTarget(to)
  if (!target) throw wrong(field, 'redirect_path')
  const path = toRedirectPath(target) ?? '/'
  const next = await rules.redirects.find(path)
  const end = next && !next.gone ? { to: next.to, to_path: next.to_path } : { to: target, to_path: path }
  if (end.to_path === folded) throw wrong(field, 'redirect_loop')
  if (next?.gone || (!next && !(await isLive(rules, path)))) throw wrong(field, 'redirect_nowhere')
  return end
}

/** Does a page stand there? */
export async function isLive({ articles, bundles }: RedirectRules, path: string): Promise<boolean> {
  const place = placeOf(path)
  if (place === null || place === 'private') return false
  if (place === 'page') return true
  const found = place.kind === 'product' ? articles.findShown(place.article) : bundles.findShown(place.article)
  return (await found) !== null
}

export function wrong(field: string, code: string): ShopError {
  return new ShopError('validation', { fields: { [field]: code } })
}
