import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Db } from 'mongodb'
import { addStaffTextCalls, type StaffTextDeps } from './staff-texts.calls.ts'
import { createTextsRepository } from './texts.repository.ts'
import { type TextDeps, textRoutes } from './texts.routes.ts'

/** The static pages. */
export function openTexts(deps: Omit<TextDeps, 'texts'> & Omit<StaffTextDeps, 'texts'> & { db: Db }): ServiceModule {
  const own = { ...deps, texts: createTextsRepository(deps.db) }
  return {
    createIndexes: own.texts.createIndexes,
    routes: [textRoutes(own)],
    addCalls: internal => addStaffTextCalls(internal, own),
  }
}
