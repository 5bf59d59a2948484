import { startApi } from '../../test/start-api.ts'

const text = { uk: 'Осінь', en: 'Autumn' }
const slide = {
  image: 'hero-wide-1',
  image_mobile: 'hero-phone-1',
  alt: text,
  alt_mobile: text,
  title: text,
  text,
  link: '/store',
  text_area: 'left',
}
const block = { kind: 'products', image: null, title: text, text, link: '/store', articles: ['DR-1042-BUR-R'] }

test('changes of the draft, its publication and the way back are asked for in the name of the member, and recorded', async () => {
  const { openAs, asked, db } = await startApi()
  const content = await openAs('content')

  await content.post('/api/home/set-slider-collection', { revision: 0, slider: [slide] })
  await content.post('/api/home/set-blocks-data', { revision: 1, blocks: [block] })
  await content.post('/api/home/set-header-color', { revision: 2, is_header_white: true, is_header_white_mobile: true })
  await content.post('/api/admin/home/publish', { revision: 3 })
  await content.post('/api/admin/home/versions/4/restore', { revision: 4, publish: true })
  await content.post('/api/admin/home/versions/5/restore', { revision: 6 })
  await content.post('/api/admin/home/discard', { revision: 7 })

  const who = 'content-of-test'
  expect(asked).toEqual([
    { who, revision: 0, slider: [slide] },
    { who, revision: 1, blocks: [{ ...block, selection: 'articles' }] },
    { who, revision: 2, is_header_white: true, is_header_white_mobile: true },
    { who, revision: 3 },
    { who, revision: 4, id: 4, publish: true },
    { who, revision: 6, id: 5, publish: false },
    { who, revision: 7 },
  ])
  const written = await db.collection('audit').find({ subject: /./ }).sort({ at: 1 }).toArray()
  expect(written.map(({ action, subject }) => [action, subject])).toEqual([
    ['home_draft_change', 'slider'],
    ['home_draft_change', 'blocks'],
    ['home_draft_change', 'is_header_white, is_header_white_mobile'],
    ['home_publish', 'home'],
    ['home_publish', 'version 4'],
    ['home_draft_restore', 'version 5'],
    ['home_draft_discard', 'home'],
  ])
})

test('a change that changed nothing leaves no record', async () => {
  const { openAs, db } = await startApi()

  const same = { revision: 0, is_header_white: false, is_header_white_mobile: false }
  const { status } = await (await openAs('content')).post('/api/home/set-header-color', same)

  expect([status, await db.collection('audit').countDocuments({ action: /^home/ })]).toEqual([200, 0])
})

test.each([
  [{ link: 'javascript:alert(1)' }, { 'slider.0.link': 'link_unsafe' }],
  [{ link: 'data:text/html,x' }, { 'slider.0.link': 'link_unsafe' }],
  [{ link: '//evil.example' }, { 'slider.0.link': 'link_unsafe' }],
  [{ link: '/\\evil.example' }, { 'slider.0.link': 'link_unsafe' }],
  [{ link: 'http://evil.example' }, { 'slider.0.link': 'link_unsafe' }],
  [{ image: '../../secret' }, { 'slider.0.image': 'invalid' }],
  [{ title: { uk: 'Осінь' } }, { 'slider.0.title.en': 'required' }],
  [{ text_area: 'middle' }, { 'slider.0.text_area': 'invalid' }],
])('a slide with %j is refused', async (changed, fields) => {
  const { openAs, asked } = await startApi()

  const { status, body } = await (await openAs('owner')).post('/api/home/set-slider-collection', {
    revision: 0,
    slider: [{ ...slide, ...changed }],
  })

  expect([status, body.error]).toMatchObject([400, { fields }])
  expect(asked).toEqual([])
})

test('more than ten slides or twenty blocks are refused', async () => {
  const { openAs } = await startApi()
  const content = await openAs('content')

  const slides = await content.post('/api/home/set-slider-collection', { revision: 0, slider: Array(11).fill(slide) })
  const blocks = await content.post('/api/home/set-blocks-data', { revision: 0, blocks: Array(21).fill(block) })

  expect(slides.body.error).toMatchObject({ fields: { slider: 'too_many' } })
  expect(blocks.body.error).toMatchObject({ fields: { blocks: 'too_many' } })
})
