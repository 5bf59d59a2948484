import { knowErrorCodes } from '@shop/contracts/errors'
import { staffErrorStatus } from '@shop/contracts/staff-errors'
import type { RemoteModule } from '@shop/shell/contract'
import { shellInstance } from '@shop/shell/instance'
import { matchPath } from '@shop/shell/router'
import { $staffSession, checkStaffSession } from '@shop/shell/session'
import { officeRoutes, unknownRoute } from '../routes.ts'

knowErrorCodes(Object.keys(staffErrorStatus))

const remote: RemoteModule = {
  shellInstance,
  texts: {
    uk: () => import(/* webpackChunkName: "texts-uk" */ '../locales/uk.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en.json'),
  },
  pages: {},
  slots: {},
  screenAt,
}

/** The screen at a path below /admin/: loaded by the frame's own way, which tries again and says what failed. */
async function screenAt(path: string) {
  // Who is there is asked while the files are on their way.
  if ($staffSession.get() === 'unknown') void checkStaffSession()
  const route = officeRoutes.find(known => matchPath(known.path, path)) ?? unknownRoute
  const [{ screenOf }, Page] = await Promise.all([
    import(/* webpackChunkName: "page-office" */ '../pages/Office.tsx'),
    route.page(),
  ])
  return { default: screenOf(route, Page, officeRoutes) }
}

export default remote
