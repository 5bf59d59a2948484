import { shownOrigin } from '@shop/service-kit/app/shown-origin'
import type { ShopConfig } from './config.ts'
import { logFile } from './open-log.ts'
import type { OpenShop } from './open-shop.ts'
import { print } from './startup.ts'

type Opened = {
  config: ShopConfig
  shop: OpenShop
  dataDir: string
  port: number /** Since the process began. */
  seconds: number
}

const PAYMENTS = {
  sandbox: 'our own sandbox page; no money moves (WAYFORPAY_MERCHANT and WAYFORPAY_SECRET switch the real one on)',
  WayForPay: 'WayForPay, with real money',
  off: 'off; staff call the customer',
}

const PLACES = {
  demonstration: 'demonstration directory of areas, cities and departments (NOVA_POSHTA_KEY brings the real one)',
  'Nova Poshta': 'places of Nova Poshta, copied each day',
}

/** Prints where the shop is and which embedded stand-ins it uses. */
export function announce({ config, shop, dataDir, port, seconds }: Opened): void {
  // Where browsers find the shop: at the address of this door they would be strangers to it.
  const address = config.PUBLIC_ORIGIN ?? shownOrigin(config.HOST, port)
  const lines = [
    '',
    `LEVADA is open: ${address}   (after ${seconds.toFixed(1)} s)`,
    `Staff sign in:  ${address}/admin/login`,
    ...staffLines(shop),
    '',
    `Database   ${config.MONGODB_URI ? 'MongoDB of MONGODB_URI' : `embedded, in ${dataDir}: for trying, developing and testing (MONGODB_URI names a real one)`}`,
    `Goods      ${shop.isDemo ? 'the demonstration catalogue, put in just now' : 'what the database has'}`,
    `Payments   ${PAYMENTS[shop.payments]}`,
    `Mail       ${shop.mail === 'SMTP' ? 'goes out through SMTP_URL' : `goes nowhere, ${address}/dev/outbox shows it (SMTP_URL sends it)`}`,
    `Messages   ${shop.sms === 'TurboSMS' ? 'go out through TurboSMS' : `go nowhere, ${address}/dev/outbox shows them (TURBOSMS_TOKEN sends them)`}`,
    `Delivery   ${PLACES[shop.places]}`,
    `1C         ${shop.accountingFolder ? `not connected, orders sent to it lie in ${shop.accountingFolder} (EXCHANGE_1C_LOGIN and EXCHANGE_1C_PASSWORD open the exchange)` : `exchanges with ${address}/api/integration-1c/exchange`}`,
    `Log        ${config.LOG_TO === 'file' ? logFile(dataDir) : 'this output'}`,
    'Ctrl-C closes the shop.',
  ]
  print(lines.join('\n'))
}

function staffLines({ services }: OpenShop): string[] {
  const { firstStaff } = services.admin
  if (!firstStaff) return []
  return [`  login ${firstStaff.login}, password ${firstStaff.password}   (made now and shown this once: note it down)`]
}
