import type { Meanings } from './meanings.ts'

/** A shade by its other names, and the nearest shades to a colour that the shop has not. */
export const colours: Meanings = {
  same: [
    ['черный чёрный чорненький', 'чорний black'],
    ['бордо бордовый марсала maroon wine винний oxblood', 'бордовий burgundy'],
    ['вишня вишнёвый', 'вишневий cherry'],
    ['изумрудный смарагд ізумруд ізумрудний', 'смарагдовий emerald'],
    ['зелений зеленый зелёный green пляшковий bottle', 'смарагдовий emerald'],
    ['айворі экрю екрю молоко молочко кремовий кремовый ecru cream offwhite off-white', 'молочний ivory'],
    ['пудра рожевий розовый пудровый blush', 'пудровий pink'],
    ['беж бежевий бежевый beige nude нюд', 'пісочний кемел sand camel'],
    ['песочный пісок', 'пісочний sand'],
    ['верблюжий кэмел tan карамель карамельний', 'кемел camel'],
    ['коричневий коричневый шоколадний шоколад brown coffee кава кавовий кофейный', 'мокко кемел mocha camel'],
    ['мока мокка mokko moka', 'мокко mocha'],
    ['сірий серый grey gray', 'графітовий сіро graphite'],
    ['графіт графит графитовый charcoal антрацит', 'графітовий graphite'],
    ['синій синий blue', 'синій navy blue'],
    ['navy', 'темно-синій navy'],
    ['блакитний голубой голубий light-blue sky', 'блакитний dusty'],
    ['стальний сталевий', 'сіро dusty'],
  ],
  akin: [
    ['білий белый біленький white', 'молочний ivory'],
    ['червоний красный red scarlet crimson рубіновий', 'вишневий бордовий cherry burgundy'],
    ['жовтий желтый yellow', 'пісочний кемел'],
    ['кораловий персиковий peach coral лососевий', 'пудровий pink'],
    ['хакі оливковий оливковый olive khaki мятний мʼятний mint', 'смарагдовий emerald'],
  ],
}
