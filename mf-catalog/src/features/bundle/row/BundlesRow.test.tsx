import type { BundleCard } from '@shop/contracts/catalog/bundles'
import { refusal } from '@shop/testing/fake-services'
import { screen, waitFor } from '@testing-library/react'
import { fakeServices } from '../../../../test/fake-services.ts'
import { bringEverythingNear } from '../../../../test/near.ts'
import { show } from '../../../../test/show.tsx'
import { BundlesRow } from './BundlesRow.tsx'
import { LooksWith } from './LooksWith.tsx'

const CALL = '/api/bundles/all'

function aBundle(bundle: Partial<BundleCard> = {}): BundleCard {
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
    ...bundle,
  }
}

const answer = (...bundles: BundleCard[]) => ({ body: { status: true, bundles } })

beforeEach(bringEverythingNear)

test('a bundle leads to its page and says from how much it costs, and what it costs apart', async () => {
  fakeServices({ [CALL]: answer(aBundle()) })
  await show(<BundlesRow title="Looks" />)

  expect(await screen.findByRole('link', { name: 'First Frost' })).toHaveAttribute('href', '/bundle/BN-9001-CAM')
  expect(screen.getByText('from €138.60')).toBeVisible()
  expect(screen.getByText('€154.00')).toBeVisible()
  expect(screen.getByText('2 pieces')).toBeVisible()
})

test('a bundle that cannot be put together now says so', async () => {
  fakeServices({ [CALL]: answer(aBundle({ in_stock: false })) })
  await show(<BundlesRow title="Looks" />)

  expect(await screen.findByText('2 pieces, not all in stock')).toBeVisible()
})

test('a garment asks for its own bundles and shows each whole, with all its garments and one sum', async () => {
  const image = (name: string) => ({ name, shot: 'front' as const, alt: { uk: '', en: '' } })
  const images = ['coat', 'dress', 'scarf', 'shirt'].map(image)
  const asked = fakeServices({ [CALL]: answer(aBundle({ images, pieces: 4 })) })
  const { container } = await show(<LooksWith garment="CO-2014-CAM-R" />)

  await screen.findByRole('heading', { name: 'Looks with this piece' })
  expect(asked).toContain(`${CALL}?piece=CO-2014-CAM-R`)
  expect(container.querySelectorAll('picture')).toHaveLength(4)
  expect(screen.getByText('from €138.60')).toBeVisible()
  expect(screen.getByRole('link', { name: 'First Frost' })).toHaveAttribute('href', '/bundle/BN-9001-CAM')
})

test('the bundle of the page is not offered again', async () => {
  fakeServices({ [CALL]: answer(aBundle(), aBundle({ article: 'BN-9002', title: { uk: 'Костюм', en: 'Suit' } })) })
  await show(<BundlesRow title="Other looks" except="BN-9001-CAM" />)

  expect(await screen.findAllByRole('link')).toHaveLength(1)
})

test.each([
  ['no bundles', answer()],
  ['no answer', refusal(503, 'busy')],
])('with %s there is no row of bundles', async (_, answered) => {
  fakeServices({ [CALL]: answered })
  await show(<BundlesRow title="Looks" />)

  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Looks' })).toBeNull())
})
