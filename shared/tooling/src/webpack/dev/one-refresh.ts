import own from 'react-refresh'

type Refresh = typeof own

/**
 * The runtime of React Refresh that every app on the page uses, instead of its own copy: react-dom asks one of them only
 * which component took whose place, and one that came after react-dom would not have been introduced to it.
 */
const page: typeof globalThis & { refreshOfPage?: Refresh } = globalThis
page.refreshOfPage ??= own
const shared = page.refreshOfPage

export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
} = shared

/** Apps have files of the same name, and copies of the same file: without the app's name one would replace the other. */
export const register: Refresh['register'] = (component, id) => shared.register(component, `${APP_OF_SHOP} ${id}`)
