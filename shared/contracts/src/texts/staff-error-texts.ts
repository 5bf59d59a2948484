import type { StaffErrorCode } from '../staff-errors.ts'

// Apart from those that customers may meet: their browsers load a file of texts with each first visit.

/** What staff see for the codes that only their calls answer. */
export const staffErrorTexts: Record<'uk' | 'en', Record<StaffErrorCode, string>> = {
  uk: {
    second_factor_required: 'Спочатку налаштуйте другий фактор: тоді відкриється решта',
    reauthentication_required: 'Спершу підтвердьте, що це ви: паролем і кодом другого фактора, якщо він увімкнений',
    changed_meanwhile: 'Хтось уже змінив це тим часом',
    in_use: 'Це ще використовується в іншому місці',
    name_taken: 'Таке ім’я вже зайнято',
    confirmation_needed: 'Це значно відрізняється від теперішнього. Підтвердьте зміну',
    last_owner: 'Останній активний власник має залишитися',
    own_account: 'Для власного запису це робить інший власник. Пароль і другий фактор змінюють у «Мій обліковий запис»',
    email_missing: 'Немає електронної адреси, на яку писати',
    not_ready: 'Щоб показати, ще дечого бракує',
    stock_reserved: 'Частину цих одиниць зарезервовано за замовленнями',
    count_changed: 'За фільтром тепер інша кількість: перегляньте ще раз',
    refund_changed: 'Тим часом за цим замовленням уже повертали кошти. Перевірте суму й підтвердьте ще раз',
    order_sum_differs:
      'Це коштує інакше, ніж сплачено. Позначте отриману доплату або залиште домовлені умови з поясненням',
    promo_choice_required:
      'Умови промокоду для зміненого замовлення не виконуються. Оберіть: без коду чи на домовлених умовах',
    sum_cannot_change:
      'Суму зараз змінити не можна: покупець саме платить, гроші повертаються або їх лишилося замало. Зачекайте, доки це завершиться',
    difference_awaited: 'Замовлення чекає на доплату за зміну. Дочекайтеся її або спершу скасуйте зміну',
    promo_used_up: 'Промокод цього замовлення вичерпано. Спершу прийміть знижку або поверніть кошти',
    bulk_running: 'Зараз триває інша зміна багатьох товарів. Зачекайте, доки вона завершиться',
    orders_under_way: 'Є замовлення в дорозі або в роботі. Дочекайтеся, доки вони завершаться, або скасуйте їх',
    too_many_notes: 'Нотаток уже двісті: видаліть зайві',
    card_is_account: 'Акаунт не додають до іншої картки: відкрийте його й додайте до нього картку гостя',
    card_joined_already: 'Цю картку вже об’єднано з іншою',
    level_needs_account: 'Рівень надають акаунту: у цієї картки його немає',
    taken_back_late: 'Роз’єднати картки можна лише протягом 30 днів після об’єднання',
    too_many_messages: 'За добу цьому клієнту вже написали достатньо. Зателефонуйте або напишіть завтра',
    too_many_comments: 'Коментарів уже двісті, більше замовлення не вміщує',
    release_not_possible: 'З цією версією так зробити не можна: перегляньте випуски ще раз',
    release_altered: 'Файли цієї версії змінено після випуску або їх немає. Нічого не зроблено',
    picture_unreadable: 'Файл пошкоджено або це не фото',
    picture_too_small: 'Фото замале: {{width}} пікселів завширшки, потрібно щонайменше {{min}}',
    picture_too_large: 'Фото завелике: понад {{max}} мегапікселів',
    storage_unavailable: 'Сховище фото тимчасово недоступне. Спробуйте за хвилину',
    storage_full: 'На диску закінчилося місце. Нічого не збережено',
  },
  en: {
    second_factor_required: 'Set up the second factor first: then everything else is open',
    reauthentication_required:
      'First confirm that it is you, with your password and, if you have a second factor, its code',
    changed_meanwhile: 'Somebody else has changed this in the meantime',
    in_use: 'This is still in use elsewhere',
    name_taken: 'This name is taken',
    confirmation_needed: 'This is far from what it is now. Please confirm it',
    last_owner: 'The last active owner must stay',
    own_account: 'For your own account another owner does this. Password and second factor are changed in “My account”',
    email_missing: 'There is no email address to write to',
    not_ready: 'Something is still missing before this can be shown',
    stock_reserved: 'Some of these items are reserved for orders',
    count_changed: 'Meanwhile the filter finds another number: look again',
    refund_changed: 'Meanwhile money of this order was given back. Check the sum and confirm it again',
    order_sum_differs:
      'This costs another sum than was paid. Say how you took the difference, or keep the agreed terms with a reason',
    promo_choice_required:
      'The terms of the promo code do not hold for the changed order. Choose: without the code, or as agreed',
    sum_cannot_change:
      'The sum cannot change now: the customer is paying, money is going back, or too little of it is left. Wait until that is over',
    difference_awaited:
      'This order waits for the difference of a change to be paid. Wait for it, or take the change back first',
    promo_used_up: 'The promo code of this order has no use left. First accept the discount or give the money back',
    bulk_running: 'Another change of many products is under way. Wait until it ends',
    orders_under_way: 'There are orders under way. Wait until they are over, or cancel them',
    too_many_notes: 'There are two hundred notes already: remove some',
    card_is_account: 'An account is not joined to another card: open it, and join the guest’s card to it',
    card_joined_already: 'This card is joined to another one already',
    level_needs_account: 'A level is given to an account: this card has none',
    taken_back_late: 'Cards can be separated only within 30 days after they were joined',
    too_many_messages: 'Enough was written to this customer in 24 hours. Call, or write tomorrow',
    too_many_comments: 'There are two hundred comments already, and an order holds no more',
    release_not_possible: 'This cannot be done with this version: look at the releases again',
    release_altered: 'Files of this version were altered after its release, or are missing. Nothing was done',
    picture_unreadable: 'The file is damaged, or it is not a picture',
    picture_too_small: 'The picture is too small: {{width}} pixels wide, at least {{min}} are needed',
    picture_too_large: 'The picture is too large: more than {{max}} megapixels',
    storage_unavailable: 'The picture storage is not available right now. Please try again in a minute',
    storage_full: 'The disk is full. Nothing was saved',
  },
}
