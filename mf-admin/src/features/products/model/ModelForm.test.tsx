import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import { staffGoodsEndpoint } from '@shop/contracts/staff/goods/staff-goods'
import { changeModelEndpoint, type StaffModel } from '@shop/contracts/staff/goods/staff-models'
import { $unsaved } from '@shop/shell/unsaved'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { modelFixture } from '../../../../test/model-fixture.ts'
import { dictionaryAnswer, sizeNames } from '../../../../test/product-fixture.ts'
import { showPart } from '../../../../test/show-part.tsx'
import { ModelForm } from './ModelForm.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

async function open(model: StaffModel = modelFixture(), change: () => unknown = () => ({ model })) {
  service.mockReset()
  service.mockImplementation(async endpoint => {
    if (endpoint === changeModelEndpoint) return change()
    if (endpoint === staffGoodsEndpoint) return { model: modelFixture({ care: { uk: 'Прати', en: 'Wash' } }) }
    return dictionaryAnswer(endpoint)
  })
  const shown = showPart(
    <ModelForm model={model} opened="DR-1-BLA" dictionary={sizeNames} />,
    '/admin/other/products/DR-1-BLA',
  )
  await screen.findByDisplayValue('Сукні')
  return shown
}
const field = (name: string) => screen.getByRole('textbox', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const save = () => press('Зберегти')
const type = async (name: string, value: string) => {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), value)
}
const sent = () => service.mock.calls.filter(([endpoint]) => endpoint === changeModelEndpoint).map(([, input]) => input)
const revisions = modelFixture().articles.map(({ article, revision }) => ({ article, revision }))

test('a text is typed once and saved for all articles, on the revisions that were opened', async () => {
  await open()
  expect(screen.getByText('Змінюються всі 3 артикули.')).toBeVisible()
  await type('Назва, англійською', 'Evening dress')
  expect($unsaved.get()).toBe(1)
  await save()

  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()).toMatchObject([
    {
      params: { model: 'DR-1' },
      body: { title: { uk: 'Сукня', en: 'Evening dress' }, category: 'dresses', revisions, overwrite: [] },
    },
  ])
})

const differing = modelFixture({
  differences: [
    {
      field: 'care',
      values: [
        { articles: ['DR-1-BLA', 'DR-1-RED'], value: { uk: '', en: '' } },
        { articles: ['DR-1-BLA-170'], value: { uk: 'Лише хімчистка', en: 'Dry clean only' } },
      ],
    },
  ],
})

test('where articles differ, the form says who says what and sends a new text only when it is chosen for all', async () => {
  await open(differing)
  const group = within(screen.getByRole('group', { name: 'Догляд: в артикулів різне' }))
  expect(group.getByText('Лише хімчистка')).toBeVisible()
  expect(group.getByText('DR-1-BLA-170')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Догляд, українською' })).not.toBeInTheDocument()

  await press('Догляд: одне для всіх')
  await type('Догляд, українською', 'Прати вручну')
  expect(screen.getByText('Запишеться в усі 3 артикули')).toBeVisible()
  await save()

  await waitFor(() => expect(sent()).toMatchObject([{ body: { overwrite: ['care'], care: { uk: 'Прати вручну' } } }]))
})

test('a change of mind leaves the articles different', async () => {
  await open(differing)
  await press('Догляд: одне для всіх')
  await press('Догляд: лишити різне')
  await type('Назва, англійською', 'Gown')
  await save()

  await waitFor(() => expect(sent()).toMatchObject([{ body: { overwrite: [], care: { uk: '', en: '' } } }]))
})

test('measurements are the model’s, a height may have others, and an error stands at the one that is wrong', async () => {
  await open(modelFixture(), () => {
    throw new ShopError('validation', { fields: { 'height_measurements.0.measurements.0.hips': 'invalid' } })
  })
  await userEvent.click(screen.getByText('Мірки', { selector: 'summary' }))
  for (const [column, value] of [
    ['Груди', '84'],
    ['Талія', '66,5'],
    ['Стегна', '92'],
    ['Обхват виробу', '96'],
  ] as const)
    await type(`38 (M): ${column}`, value)
  await userEvent.click(screen.getByRole('checkbox', { name: '170–177 см: мірки інші' }))
  for (const [column, value] of [
    ['Груди', '86'],
    ['Талія', '67'],
    ['Стегна', '93'],
    ['Обхват виробу', '98'],
  ] as const)
    await type(`Мірки: 170–177 см, 36 (S): ${column}`, value)
  await save()

  await waitFor(() => expect(field('Мірки: 170–177 см, 36 (S): Стегна')).toBeInvalid())
  expect(sent()).toMatchObject([
    {
      body: {
        measurements: [{ size: '38 (M)', chest: 84, waist: 66.5, hips: 92, volumetric: 96 }],
        height_measurements: [
          { height: '170-177', measurements: [{ size: '36 (S)', chest: 86, waist: 67, hips: 93, volumetric: 98 }] },
        ],
      },
    },
  ])
})

test('measurements that are wrong do not stay folded away, and lead to the first of them', async () => {
  await open()
  const summary = screen.getByText('Мірки', { selector: 'summary' })
  await userEvent.click(summary)
  await type('38 (M): Груди', '84')
  await userEvent.click(summary)
  await save()

  await waitFor(() => expect(field('38 (M): Талія')).toHaveFocus())
  expect(field('38 (M): Талія')).toBeVisible()
  expect(sent()).toEqual([])
  for (const column of ['Талія', 'Стегна', 'Обхват виробу']) await type(`38 (M): ${column}`, '66')
  expect(field('38 (M): Обхват виробу')).toBeValid()
  expect(field('38 (M): Обхват виробу')).toBeVisible()
})

test('a colleague who was faster is named, and what was typed stays until staff choose', async () => {
  let isFirst = true
  await open(modelFixture(), () => {
    if (!isFirst) return { model: modelFixture() }
    isFirst = false
    throw new ShopError('changed_meanwhile', { revision: 5, by: 'iryna', at: new Date().toISOString() })
  })
  await type('Назва, англійською', 'Gown')
  await save()

  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('row', { name: 'Догляд, українською порожньо Прати' })).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Лишити моє' }))
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toMatchObject({ body: { title: { en: 'Gown' }, revisions } })
})

test('a shown article that the change would leave half-made says what it would lack', async () => {
  await open(modelFixture(), () => {
    throw new ShopError('not_ready', { lacks: ['title_en'] })
  })
  await type('Назва, англійською', ' ')
  await save()

  expect(await screen.findByText('Для показу бракує: назви англійською')).toBeVisible()
})

test('an English text that is older than the Ukrainian one says so beside it', async () => {
  await open({ ...modelFixture(), older_translations: ['care'] })
  expect(field('Догляд, англійською')).toHaveAccessibleDescription('Український текст змінено пізніше: перевірте цей')
  expect(field('Догляд, українською')).not.toHaveAccessibleDescription()
  expect(field('Назва, англійською')).not.toHaveAccessibleDescription()
})
