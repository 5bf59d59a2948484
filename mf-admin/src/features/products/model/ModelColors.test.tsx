import { call } from '@shop/api-client/call'
import type { StaffModel } from '@shop/contracts/staff/goods/staff-models'
import { articleImagesEndpoint, changeImagesEndpoint } from '@shop/contracts/staff/goods/staff-pictures'
import { showProductEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import { productModelParamsEndpoint } from '@shop/contracts/staff/goods/staff-recommendations'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { modelArticle, modelFixture } from '../../../../test/model-fixture.ts'
import { dictionaryAnswer } from '../../../../test/product-fixture.ts'
import { showPart } from '../../../../test/show-part.tsx'
import { ModelColors } from './ModelColors.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const picturesOf = (article: string, name: string) => ({
  article,
  title: { uk: 'Сукня', en: 'Dress' },
  color: 'black',
  height: null,
  is_shown: false,
  images: [{ name, shot: 'front', alt: { uk: 'Спереду', en: 'Front' } }],
  pictures_revision: 2,
  changed: null,
  own_pictures: false,
  shared_with: article === 'DR-1-BLA-170' ? ['DR-1-BLA'] : [],
})

function open(model: StaffModel = modelFixture()) {
  service.mockReset()
  service.mockImplementation(async (endpoint, input) => {
    const { article = '' } = (input as { params?: { article?: string } }).params ?? {}
    if (endpoint === articleImagesEndpoint) return { product: picturesOf(article, `${article.toLowerCase()}-front`) }
    if (endpoint === changeImagesEndpoint) return { product: picturesOf('DR-1-BLA-170', 'front') }
    if (endpoint === productModelParamsEndpoint) return { model_params: null, revision: 1 }
    if (endpoint === showProductEndpoint) return { product: {} }
    return dictionaryAnswer(endpoint)
  })
  showPart(<ModelColors model={model} opened="DR-1-BLA" />, '/admin/other/products/DR-1-BLA')
}
const bodies = (wanted: unknown) =>
  service.mock.calls.flatMap(([endpoint, input]) => (endpoint === wanted ? input : []))

test('each article says whether it is shown and what it lacks, and one that lacks something cannot be pressed', async () => {
  open()
  const list = within(await screen.findByRole('list', { name: 'Чорний: артикули' }))
  const show = list.getByRole('button', { name: 'Показати в магазині: DR-1-BLA' })
  expect(show).toHaveAttribute('aria-disabled', 'true')
  expect(show).toHaveAccessibleDescription('Для показу бракує: фото')

  await userEvent.click(show)
  await userEvent.click(list.getByRole('button', { name: 'Показати в магазині: DR-1-BLA-170' }))
  await waitFor(() => expect(bodies(showProductEndpoint)).toHaveLength(1))
  expect(bodies(showProductEndpoint)).toMatchObject([{ params: { article: 'DR-1-BLA-170' }, body: { is_show: true } }])
})

test('all that lack nothing are shown with one press, and how many cannot be is said', async () => {
  open(
    modelFixture({
      articles: ['A-1', 'A-2', 'A-3'].map((article, index) =>
        modelArticle(article, { lacks: index === 1 ? ['size'] : [] }),
      ),
    }),
  )
  expect(screen.getByText('1 артикулу ще чогось бракує')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Показати всі 2 готові' }))

  await waitFor(() => expect(bodies(showProductEndpoint)).toHaveLength(2))
  expect(bodies(showProductEndpoint)).toMatchObject([{ params: { article: 'A-1' } }, { params: { article: 'A-3' } }])
})

test('the pictures of a colour are edited in the page and say which heights get them too', async () => {
  open()
  const colour = within(await screen.findByRole('region', { name: 'Фото: Чорний' }))
  const own = await colour.findByRole('checkbox', { name: 'Окремі фото лише для DR-1-BLA-170' })
  expect(own).toHaveAccessibleDescription('Зараз ці фото спільні з DR-1-BLA.')
  await userEvent.click(own)
  await userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))

  await waitFor(() =>
    expect(bodies(changeImagesEndpoint)).toMatchObject([{ body: { article: 'DR-1-BLA-170', own: true } }]),
  )
})

test('a height with pictures of its own is listed apart and can take those of its colour', async () => {
  const [shorter, taller] = ['DR-1-BLA', 'DR-1-BLA-170']
  const pictured = { picture: 'front', picture_count: 1, lacks: [] }
  open(
    modelFixture({
      articles: [
        modelArticle(shorter ?? '', pictured),
        modelArticle(taller ?? '', { ...pictured, height: '170-177', own_pictures: true }),
      ],
    }),
  )
  const own = within(await screen.findByRole('region', { name: 'Фото: DR-1-BLA-170' }))
  expect(own.getByText(/свої фото/)).toBeVisible()
  await userEvent.click(own.getByRole('button', { name: 'Узяти фото артикула DR-1-BLA' }))

  await waitFor(() =>
    expect(bodies(changeImagesEndpoint)).toMatchObject([
      { body: { article: taller, own: false, pictures_revision: 2, images: [{ name: 'dr-1-bla-front' }] } },
    ]),
  )
})

test('a colour that was not opened asks for nothing, and keeps what was typed when it is folded again', async () => {
  open()
  await screen.findByRole('list', { name: 'Чорний: артикули' })
  expect(bodies(articleImagesEndpoint)).not.toMatchObject([{ params: { article: 'DR-1-RED' } }])
  await userEvent.click(await screen.findByText('Червоний'))

  expect(await screen.findByRole('list', { name: 'Червоний: артикули' })).toBeVisible()
})
