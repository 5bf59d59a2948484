import type { Text } from '@shop/contracts/texts/text'

export const delicateWash: Text = {
  uk: 'Делікатне прання за 30 °C у мішечку для білизни, віджим до 600 обертів. Сушити на плічках у затінку. Прасувати з вивороту за температури до 110 °C. Не відбілювати.',
  en: 'Delicate wash at 30 °C in a laundry bag, spin up to 600 rpm. Hang to dry in the shade. Iron inside out at up to 110 °C. Do not bleach.',
}

export const satinWash: Text = {
  uk: 'Ручне прання за 30 °C із засобом для делікатних тканин, не викручувати. Сушити на плічках. Прасувати вологою з вивороту за температури до 110 °C. Не відбілювати.',
  en: 'Hand wash at 30 °C with a mild detergent, do not wring. Hang to dry. Iron damp and inside out at up to 110 °C. Do not bleach.',
}

export const cottonWash: Text = {
  uk: 'Прання за 40 °C з речами схожих кольорів. Сушити на плічках. Прасувати злегка вологою за температури до 150 °C. Не відбілювати.',
  en: 'Wash at 40 °C with similar colours. Hang to dry. Iron slightly damp at up to 150 °C. Do not bleach.',
}

export const knitWash: Text = {
  uk: 'Ручне прання за 30 °C із засобом для вовни. Віджати в рушник і сушити розкладеним на рівному. Не вішати на плічка, не сушити в машині.',
  en: 'Hand wash at 30 °C with a wool detergent. Press in a towel and dry flat. Do not hang, do not tumble dry.',
}

export const dryClean: Text = {
  uk: 'Лише хімічне чищення. Відпарювати з вивороту. Зберігати на широких плічках; намокле під дощем сушити далеко від батарей.',
  en: 'Dry clean only. Steam from the inside. Keep on a wide hanger; if it gets wet, dry it away from radiators.',
}

export const suitCare: Text = {
  uk: 'Хімічне чищення. Між чистками освіжати парою з вивороту й провітрювати. Прасувати через тканину за температури до 150 °C.',
  en: 'Dry clean. Between cleanings freshen with steam from the inside and air it. Iron through a cloth at up to 150 °C.',
}
