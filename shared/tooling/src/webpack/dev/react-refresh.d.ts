/** The name of the app that a file is built into: written in by the build. */
declare const APP_OF_SHOP: string

declare module 'react-refresh' {
  type Refresh = {
    createSignatureFunctionForTransform: () => unknown
    getFamilyByType: (component: unknown) => unknown
    injectIntoGlobalHook: (page: typeof globalThis) => void
    isLikelyComponentType: (component: unknown) => boolean
    performReactRefresh: () => unknown
    register: (component: unknown, id: string) => void
  }
  const refresh: Refresh
  export default refresh
}
