import { globSync, readFileSync } from 'node:fs'
import { smsEnvironment } from '@shop/account/sms-config'
import { operatorEnvironment, releasesEnvironment } from '@shop/admin/config'
import { accountingEnvironment } from '@shop/cart-checkout/accounting/accounting-config'
import { paymentEnvironment } from '@shop/cart-checkout/config'
import { deliveryEnvironment } from '@shop/cart-checkout/delivery-config'
import { nationalBankEnvironment } from '@shop/cart-checkout/national-bank-config'
import { unpaidEnvironment } from '@shop/cart-checkout/unpaid-orders/unpaid-config'
import { pictureEnvironment } from '@shop/catalog/config'
import { doorEnvironment } from '@shop/gateway/config'
import { hostEnvironment } from '@shop/host/server/config'
import { backupEnvironment } from '@shop/ops/backup/backup-config'
import { mailEnvironment } from '@shop/service-kit/mail/mail-config'
import { serviceEnvironment } from '@shop/service-kit/process/service-environment'
import { commandKeys } from '@shop/tooling/release-contracts/running-services'
import { shopEnvironment } from './config.ts'

const namesIn = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name)

const ofConfigs = [
  shopEnvironment.shape,
  backupEnvironment.shape,
  doorEnvironment.shape,
  hostEnvironment.shape,
  pictureEnvironment.shape,
  operatorEnvironment,
  releasesEnvironment,
  serviceEnvironment,
  paymentEnvironment,
  mailEnvironment,
  deliveryEnvironment,
  nationalBankEnvironment,
  unpaidEnvironment,
  accountingEnvironment,
  smsEnvironment,
  commandKeys,
].flatMap(Object.keys)
const ofSources = globSync([
  '{services,shared}/*/src/**/*.ts',
  '{shop/src,ops/{audit,backup,bench,faults,images},host/server}/**/*.{ts,mjs}',
])
  .filter(file => !file.endsWith('.test.ts'))
  .flatMap(file => namesIn(file, /process\.env\.([A-Z0-9_]+)/g))
// What docker-compose reads for itself stands in no file.
const ofCompose = ['COMPOSE_PROFILES', ...namesIn('docker-compose.yml', /\$\{([A-Z0-9_]+)/g)]

test('.env.example explains every variable that is read, and no other', () => {
  const explained = namesIn('.env.example', /^(?:# )?([A-Z0-9_]+)=/gm)

  expect(explained.toSorted()).toEqual([...new Set([...ofConfigs, ...ofSources, ...ofCompose])].toSorted())
})

test('.env.example holds no secret', () => {
  expect(namesIn('.env.example', /^(?:# )?(\w*(?:SECRET|PASSWORD)\w*)=.+/gm)).toEqual([])
})

test('docker-compose requires exactly the variables that .env.example leaves open', () => {
  const asked = namesIn('docker-compose.yml', /\$\{([A-Z0-9_]+):\?/g)

  expect(namesIn('.env.example', /^([A-Z0-9_]+)=$/gm).toSorted()).toEqual([...new Set(asked)].toSorted())
})
