import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeServices } from '../../../../test/fake-services.ts'
import { aProduct } from '../../../../test/goods.ts'
import { show } from '../../../../test/show.tsx'
import { SizeGuidePopup } from './SizeGuidePopup.tsx'

const row = { size: '36 (S)', chest: 84, waist: 66, hips: 92, volumetric: 92 }
const lower = aProduct({ measurements: [row, { ...row, size: '38 (M)', chest: 88 }] })
const taller = aProduct({ article: 'DR-1042-BUR-L', height: '170-177', measurements: [{ ...row, volumetric: 94 }] })
const sibling = ({ article, color, height }: typeof lower) => ({
  article,
  color,
  height,
  in_stock: true,
  preorder: false,
})

beforeEach(async () => {
  fakeServices({
    '/api/products/get-by/model-by-article': ({ query }) => {
      const isTaller = query.get('article') === taller.article
      const [product, other] = isTaller ? [taller, lower] : [lower, taller]
      return { body: { status: true, product, siblings: [sibling(other)] } }
    },
  })
  await show(<SizeGuidePopup article={lower.article} size="38 (M)" close={() => undefined} headingId="heading" />)
  await screen.findByRole('table')
})

test('every measurement is named with its size and what it measures', () => {
  const table = within(screen.getByRole('table'))

  expect(table.getAllByRole('columnheader').map(cell => cell.textContent)).toEqual([
    'Size',
    'Bust',
    'Waist',
    'Hips',
    'Garment',
  ])
  expect(table.getByRole('rowheader', { name: '36 (S)' })).toHaveAttribute('scope', 'row')
})

test('the chosen size is marked in the size guide, not by colour alone', () => {
  expect(screen.getByRole('rowheader', { name: /^38 \(M\).*your choice$/ })).toBeInTheDocument()
})

test('the other height has its own table in the size guide', async () => {
  await userEvent.click(screen.getByRole('tab', { name: '170–177 cm' }))

  expect(await screen.findByRole('cell', { name: '94' })).toBeInTheDocument()
})
