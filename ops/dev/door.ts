import { ShopError } from '@shop/contracts/errors'
import { startDoor } from '@shop/gateway/start-door'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { readConfig } from '@shop/service-kit/process/config'
import { addressesIn, internalKeysEnvironment, serviceUrls } from '@shop/service-kit/process/service-environment'
import { type AskForCaught, caughtEmails } from '@shop/shop/dev-outbox/caught-emails'
import { devOutbox } from '@shop/shop/dev-outbox/dev-outbox'
import * as z from 'zod/mini'

// The door of `npm run dev`: it also shows the emails that were not sent.
const { INTERNAL_SECRET: secret, ...urls } = readConfig(
  z.object({ ...serviceUrls, INTERNAL_SECRET: internalKeysEnvironment.INTERNAL_SECRET }),
)
const addresses = addressesIn(urls)

const ask: AskForCaught = (service, endpoint) =>
  createInternalClient({ url: addresses[service], owner: service, secret })
    .call(endpoint, {})
    .catch(error => {
      if (error instanceof ShopError && error.code === 'not_found') return null
      throw error
    })

await startDoor(devOutbox(caughtEmails(ask)))
