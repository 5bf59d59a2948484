import type { DemoModel } from '../demo-model.ts'
import { delicateWash } from './care.ts'

export const wrapDress: DemoModel = {
  model: 'wrap-dress',
  title: { uk: 'Сукня на запах', en: 'Wrap dress' },
  code: 'DR-1042',
  category: 'wrap-dresses',
  collection: 'autumn-winter-2026',
  heights: ['160-167', '170-177'],
  price: { uah: 499000, eur: 11100 },
  weight_kg: 0.42,
  fit: { line: 'chest', ease_cm: 8 },
  length: { what: { uk: 'Довжина по спинці', en: 'Back length' }, cm: { '160-167': 112, '170-177': 118 } },
  description: {
    uk: 'Сукня міді, яку запинають навколо себе й підв’язують на талії, тож вона сама підлаштовується під фігуру. V-подібний виріз, рукав завдовжки до зап’ястка, пишний унизу й зібраний у манжет. Ліф м’яко призібраний над поясом, спідниця розходиться від талії й не сковує кроку.',
    en: 'A midi dress that wraps around you and ties at the waist, so it adjusts itself to your figure. V-neck, long sleeves that fill out below the elbow and gather into a cuff. The bodice is softly gathered above the belt, the skirt flares from the waist and leaves room to stride.',
  },
  composition: { uk: '70 % віскоза, 30 % поліестер', en: '70% viscose, 30% polyester' },
  care: delicateWash,
  views: {
    front: {
      uk: 'вигляд спереду, V-подібний виріз, пишні рукави на манжетах, пояс зав’язано збоку',
      en: 'front view, V-neck, full sleeves with cuffs, belt tied at the side',
    },
    back: { uk: 'вигляд ззаду, гладка спинка й розкльошена спідниця', en: 'back view, plain back and flared skirt' },
    detail: { uk: 'вузол пояса, манжети й низ сукні', en: 'the knot of the belt, the cuffs and the hem' },
  },
  goes_with: ['coat-camel', 'blazer-sand', 'coat-graphite', 'cardigan-ivory'],
  garments: [
    { color: 'burgundy', pictured: { uk: 'Сукня на запах бордова', en: 'Burgundy wrap dress' } },
    { color: 'emerald', pictured: { uk: 'Сукня на запах смарагдова', en: 'Emerald wrap dress' } },
    { color: 'black', pictured: { uk: 'Сукня на запах чорна', en: 'Black wrap dress' } },
    {
      color: 'ivory-floral',
      came_with: 'spring-summer-2026',
      pictured: { uk: 'Сукня на запах молочна у квіти', en: 'Ivory floral wrap dress' },
      note: {
        uk: 'На молочному тлі розсипані червоні й рожеві квіти із зеленим листям.',
        en: 'Red and pink flowers with green leaves are scattered over the ivory ground.',
      },
    },
    {
      color: 'navy-polka-dot',
      pictured: { uk: 'Сукня на запах темно-синя в горошок', en: 'Navy polka-dot wrap dress' },
      note: {
        uk: 'Дрібний білий горошок рівними рядами лежить на темно-синьому.',
        en: 'Small white dots run in even rows over deep navy.',
      },
    },
  ],
}
