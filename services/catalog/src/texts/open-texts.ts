import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Db } from 'mongodb'
import { addStaffTextCalls } from './staff-texts.calls.ts'
import { createTextsRepository } from './texts.repository.ts'
import { type TextDeps, textRoutes } from './texts.routes.ts'

/** The static pages. */
export function openTexts(deps: Omit<TextDeps, 'texts'> & { db: Db; clock: Clock }): ServiceModule {
  const own = { ...deps, texts: createTextsRepository(deps.db) }
  return {
    createIndexes: own.texts.createIndexes,
    routes: [textRoutes(own)],
    addCalls: internal => addStaffTextCalls(internal, own),
  }
}
