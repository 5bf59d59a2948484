/** What is built for the browser: the host and its remotes. */
export const appNames = ['host', 'mf-catalog', 'mf-cart-checkout', 'mf-account', 'mf-admin'] as const
export type AppName = (typeof appNames)[number]

export function isAppName(name: string): name is AppName {
  return appNames.some(app => app === name)
}
