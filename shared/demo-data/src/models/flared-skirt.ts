import type { DemoModel } from '../demo-model.ts'
import { delicateWash } from './care.ts'

export const flaredSkirt: DemoModel = {
  model: 'flared-skirt',
  title: { uk: 'Спідниця кльош', en: 'Flared skirt' },
  code: 'SK-7014',
  category: 'skirts',
  collection: 'autumn-winter-2026',
  heights: ['160-167', '170-177'],
  price: { uah: 339000, eur: 7600 },
  weight_kg: 0.38,
  fit: { line: 'hips', ease_cm: 14 },
  length: { what: { uk: 'Довжина від пояса', en: 'Length from the waistband' }, cm: { '160-167': 76, '170-177': 80 } },
  description: {
    uk: 'Спідниця кльош міді: вузький пояс на талії, а від нього тканина розходиться широкими хвилями. По стегнах нічого не облягає, тому модель однаково добра на різні фігури. Тримає об’єм без нижньої спідниці, у бічному шві — потайна блискавка.',
    en: 'A flared midi skirt: a narrow band at the waist, and from it the fabric opens in broad waves. Nothing clings at the hips, so it suits many figures. It holds its volume without a petticoat and closes with a concealed zip in the side seam.',
  },
  composition: { uk: '68 % віскоза, 32 % поліестер', en: '68% viscose, 32% polyester' },
  care: delicateWash,
  views: {
    front: {
      uk: 'вигляд спереду, вузький пояс і м’які хвилі до середини литки',
      en: 'front view, narrow waistband and soft waves to mid-calf',
    },
    back: { uk: 'вигляд ззаду, хвилі від пояса', en: 'back view, waves from the waistband' },
    detail: { uk: 'пояс і початок хвиль зблизька', en: 'close-up of the waistband and the first folds' },
  },
  goes_with: ['camisole-black', 'turtleneck-ivory', 'short-jacket-black', 'shirt-ivory'],
  garments: [
    { color: 'emerald', pictured: { uk: 'Спідниця кльош смарагдова', en: 'Emerald flared skirt' } },
    { color: 'black', pictured: { uk: 'Спідниця кльош чорна', en: 'Black flared skirt' } },
    {
      color: 'ivory-floral',
      came_with: 'spring-summer-2026',
      pictured: { uk: 'Спідниця кльош молочна у квіти', en: 'Ivory floral flared skirt' },
      note: {
        uk: 'На молочному тлі — гілочки з червоними й рожевими квітами.',
        en: 'Sprigs with red and pink flowers on an ivory ground.',
      },
    },
  ],
}
