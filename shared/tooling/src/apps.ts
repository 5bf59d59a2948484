import { type AppName, appNames } from '@shop/contracts/parts'

// What is built for the browser: the host and its remotes.
export { type AppName, appNames }

export function isAppName(name: string): name is AppName {
  return appNames.some(app => app === name)
}
