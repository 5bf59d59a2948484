import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

const Nothing = () => null

/** A component that is loaded when it is first shown, and that the page can do without: if it fails to load, its place stays empty. */
export function optional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }))
}
