import { promoCodeListFile } from '@shop/contracts/staff/orders/staff-promo-codes'
import { promoRemoving } from '@shop/contracts/staff/removing/removing'
import { addListFileCalls } from '@shop/service-kit/list-files/list-file.calls'
import type { ListFiles } from '@shop/service-kit/list-files/list-files.repository'
import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Clock } from '@shop/service-kit/process/clock'
import { addRemovingCalls } from '@shop/service-kit/removing/removing.calls'
import type { Db } from 'mongodb'
import { createGuessLimit, type GuessLimit } from './limit-guesses.ts'
import { addPromoCodeCalls } from './promo-codes.calls.ts'
import { createPromoCodes, type PromoCodesRepository } from './promo-codes.repository.ts'
import { promoList } from './promo-list.ts'
import { createPromoRemoval } from './promo-removal.ts'
import { createPromoTries } from './promo-tries.repository.ts'

type PromoDeps = { db: Db; clock: Clock; limitsFactor: number; listFiles: ListFiles }
type PromoModule = ServiceModule & { promoCodes: PromoCodesRepository; limitGuesses: GuessLimit }

export function openPromoCodes({ db, clock, limitsFactor, listFiles }: PromoDeps): PromoModule {
  const promoCodes = createPromoCodes(db)
  const tries = createPromoTries(db)
  return {
    promoCodes,
    limitGuesses: createGuessLimit({ tries, clock, factor: limitsFactor }),
    createIndexes: () => Promise.all([promoCodes.createIndexes(), tries.createIndexes()]),
    addCalls(internal) {
      addPromoCodeCalls(internal, { promoCodes })
      addListFileCalls(internal, promoCodeListFile, promoList(promoCodes), { listFiles, clock })
      addRemovingCalls(internal, promoRemoving, { promo_code: createPromoRemoval({ db, promoCodes }) }, clock)
    },
  }
}
