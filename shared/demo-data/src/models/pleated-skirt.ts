import type { DemoModel } from '../demo-model.ts'
import { delicateWash } from './care.ts'

export const pleatedSkirt: DemoModel = {
  model: 'pleated-skirt',
  title: { uk: 'Спідниця плісе', en: 'Pleated skirt' },
  code: 'SK-7005',
  category: 'skirts',
  collection: 'autumn-winter-2026',
  heights: ['160-167', '170-177'],
  price: { uah: 319000, eur: 7100 },
  weight_kg: 0.36,
  fit: { line: 'hips', ease_cm: 10 },
  length: { what: { uk: 'Довжина від пояса', en: 'Length from the waistband' }, cm: { '160-167': 70, '170-177': 74 } },
  description: {
    uk: 'Плісована спідниця трохи нижче коліна на гладкому широкому поясі. Дрібні складки закріплені в тканині термообробкою: не розходяться після прання й гарно рухаються під час ходи. Сидить на талії, потайна блискавка збоку.',
    en: 'A pleated skirt to just below the knee on a wide smooth waistband. The narrow pleats are heat-set in the fabric: they survive washing and move well as you walk. It sits at the waist, with a concealed zip at the side.',
  },
  composition: { uk: '100 % поліестер', en: '100% polyester' },
  care: delicateWash,
  views: {
    front: {
      uk: 'вигляд спереду, дрібні складки від широкого пояса',
      en: 'front view, narrow pleats from a wide waistband',
    },
    back: { uk: 'вигляд ззаду, складки по всій довжині', en: 'back view, pleats all the way down' },
    detail: { uk: 'пояс і складки зблизька', en: 'close-up of the waistband and the pleats' },
  },
  goes_with: ['turtleneck-ivory', 'short-jacket-ivory', 'bow-blouse-ivory', 'cardigan-mocha'],
  garments: [
    { color: 'mocha', pictured: { uk: 'Спідниця плісе кольору мокко', en: 'Mocha pleated skirt' } },
    {
      color: 'dusty-blue',
      came_with: 'spring-summer-2026',
      pictured: { uk: 'Спідниця плісе сіро-блакитна', en: 'Dusty-blue pleated skirt' },
    },
    { color: 'burgundy', pictured: { uk: 'Спідниця плісе бордова', en: 'Burgundy pleated skirt' } },
  ],
}
