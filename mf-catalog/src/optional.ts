import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

const Nothing = () => null

/** A part that is brought when it is first shown, and that the page can do without: if it does not come, its place stays empty. */
export function optional<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await bring().catch(() => Nothing) }))
}
