import type { BundleCard } from '@shop/contracts/bundles'
import { screen, waitFor } from '@testing-library/react'
import { fakeServices, refused } from '../../../test/fake-services.ts'
import { show } from '../../../test/show.tsx'
import { LooksRow } from './LooksRow.tsx'

const CALL = '/api/bundles/all'

function aLook(look: Partial<BundleCard> = {}): BundleCard {
  return {
    article: 'BN-9001-CAM',
    model: 'first-frost',
    title: { uk: 'Перший мороз', en: 'First Frost' },
    bundle_discount_percent: 10,
    is_new: true,
    images: [],
    pieces: 2,
    price: { uah: 6210, eur: 138.6 },
    price_without_discount: { uah: 6900, eur: 154 },
    in_stock: true,
    ...look,
  }
}

const answer = (...bundles: BundleCard[]) => ({ body: { status: true, bundles } })

// Everything is near at once.
beforeEach(() => {
  globalThis.IntersectionObserver = class {
    readonly #say: IntersectionObserverCallback
    constructor(say: IntersectionObserverCallback) {
      this.#say = say
    }
    observe() {
      this.#say([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})

test('a look leads to its page and says from how much it costs, and what it costs apart', async () => {
  fakeServices({ [CALL]: answer(aLook()) })
  await show(<LooksRow title="Looks" />)

  expect(await screen.findByRole('link', { name: 'First Frost' })).toHaveAttribute('href', '/bundle/BN-9001-CAM')
  expect(screen.getByText('from €138.60')).toBeVisible()
  expect(screen.getByText('€154.00')).toBeVisible()
  expect(screen.getByText('2 pieces')).toBeVisible()
})

test('a look that cannot be put together now says so', async () => {
  fakeServices({ [CALL]: answer(aLook({ in_stock: false })) })
  await show(<LooksRow title="Looks" />)

  expect(await screen.findByText('2 pieces, not all in stock')).toBeVisible()
})

test('a garment asks for its own looks', async () => {
  const asked = fakeServices({ [CALL]: answer(aLook()) })
  await show(<LooksRow title="Looks with it" piece="CO-2014-CAM-R" />)

  await screen.findByRole('heading', { name: 'Looks with it' })
  expect(asked).toContain(`${CALL}?piece=CO-2014-CAM-R`)
})

test('the look of the page is not offered again', async () => {
  fakeServices({ [CALL]: answer(aLook(), aLook({ article: 'BN-9002', title: { uk: 'Костюм', en: 'Suit' } })) })
  await show(<LooksRow title="Other looks" except="BN-9001-CAM" />)

  expect(await screen.findAllByRole('link')).toHaveLength(1)
})

test.each([
  ['no looks', answer()],
  ['no answer', refused(503, 'busy')],
])('with %s there is no row', async (_, said) => {
  fakeServices({ [CALL]: said })
  await show(<LooksRow title="Looks" />)

  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Looks' })).toBeNull())
})
