import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

const Nothing = () => null

/**
 * A component that is loaded when it is first shown, and that the page can do without: if it fails to load, its place stays empty, or
 * is filled by what can stand there instead.
 */
export function optional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = Nothing,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => instead) }))
}
