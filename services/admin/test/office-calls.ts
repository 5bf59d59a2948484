import {
  changeThirdPartyOrderEndpoint,
  newThirdPartyOrderEndpoint,
  type StaffThirdPartyOrder,
  staffThirdPartyOrdersEndpoint,
} from '@shop/contracts/orders/third-party-orders'
import { internalOutbox } from '@shop/contracts/staff/orders/staff-outbox'
import {
  changePromoCodeEndpoint,
  newPromoCodeEndpoint,
  type StaffPromoCode,
  staffPromoCodesEndpoint,
  switchOffPromoCodeEndpoint,
} from '@shop/contracts/staff/orders/staff-promo-codes'
import {
  internalCatalogStepsEndpoint,
  internalCheckoutStepsEndpoint,
} from '@shop/contracts/staff/storefront/staff-first-steps'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'

export const aCode: StaffPromoCode = {
  code: 'LEVADA10',
  gift: { kind: 'percent', percent: 10 },
  valid_from: null,
  valid_until: null,
  usage_limit: null,
  per_customer_limit: null,
  min_goods_uah: null,
  only_categories: null,
  only_collections: null,
  active: true,
  note: '',
  used: 3,
  held: 1,
}

const byLink: StaffThirdPartyOrder = {
  number: 'T26-000001',
  ref: 'T26-000001-abcdefghijklm',
  date: '2026-11-21T10:00:00.000Z',
  amount: 1000,
  currency: 'UAH',
  note: 'Instagram, Марія',
  status: 'unpaid',
  can_pay: true,
  expires_at: '2026-11-24T10:00:00.000Z',
  payment_id: null,
  alerts: [],
  actions: ['mark_paid', 'prolong', 'end'],
}

/** What the other services answer of promo codes, orders by link and emails that wait. */
export function officeCalls(calls: InternalCalls, asked: unknown[]): void {
  const nothingMade = {
    category: true,
    product: false,
    pictures: false,
    shown: false,
    home: false,
    shops: true,
    seller: false,
  }
  handleInternal(calls, internalCatalogStepsEndpoint, () => nothingMade)
  handleInternal(calls, internalCheckoutStepsEndpoint, () => ({
    rate: false,
    delivery: true,
    payments: false,
    payments_mode: 'sandbox' as const,
  }))
  staffRead(calls, staffPromoCodesEndpoint, () => ({ promo_codes: [aCode] }))
  staffWrite(calls, newPromoCodeEndpoint, async ({ body }) => {
    asked.push(body)
    const promo_code = { ...aCode, ...body }
    return { answer: { promo_code }, change: { action: 'promo_code_enter', subject: body.code, after: promo_code } }
  })
  staffWrite(calls, changePromoCodeEndpoint, async ({ params: { code }, body }) => {
    asked.push({ code, form: body })
    const promo_code = { ...aCode, active: body.active }
    const change = { action: 'promo_code_change', subject: code, before: aCode, after: promo_code }
    return { answer: { promo_code }, change }
  })
  staffWrite(calls, switchOffPromoCodeEndpoint, async ({ params: { code } }) => {
    asked.push({ code, form: null })
    const promo_code = { ...aCode, active: false }
    const change = { action: 'promo_code_switch_off', subject: code, before: aCode, after: promo_code }
    return { answer: { promo_code }, change }
  })
  staffRead(calls, staffThirdPartyOrdersEndpoint, ({ query: { page = 1 } }) => ({
    orders: [byLink],
    count: 1,
    page,
    limit: 25,
  }))
  staffWrite(calls, newThirdPartyOrderEndpoint, async ({ body, who }) => {
    asked.push({ ...body, who })
    const change = { action: 'third_party_order_enter', subject: byLink.number, after: body }
    return { answer: { order: byLink }, change }
  })
  staffWrite(calls, changeThirdPartyOrderEndpoint, async ({ params: { number }, body, who }) => {
    asked.push({ number, who, change: body })
    const { do: action, ...terms } = body
    const states = { before: { status: 'unpaid' }, after: { status: 'approved' } }
    return {
      answer: { order: { ...byLink, status: 'approved' as const } },
      change: { action: `third_party_order_${action}`, subject: number, asked: terms, ...states },
    }
  })
  for (const service of ['cart-checkout', 'account'] as const) {
    const of = internalOutbox[service]
    const moments = { created_at: '2026-11-21T10:00:00.000Z', due: '2026-11-21T11:00:00.000Z' }
    const state = service === 'account' ? ('dead' as const) : ('waiting' as const)
    const entry = {
      id: `${service} letter`,
      effect: 'letter',
      about: {},
      state,
      attempts: 1,
      failure: null,
      ...moments,
    }
    const counts = { dead: state === 'dead' ? 1 : 0, waiting: state === 'waiting' ? 1 : 0 }
    handleInternal(calls, of.list, () => ({ entries: [entry], ...counts }))
    handleInternal(calls, of.retry, body => {
      asked.push({ service, ...body })
      return {}
    })
  }
}
