import type { Locale } from '../../texts/text.ts'
import type { FileProblem, PictureProblem, RowNote, RowProblem } from './import-codes.ts'
import type { ShowLack } from './staff-product-forms.ts'

type Texts = {
  problems: Record<RowProblem, string>
  notes: Record<RowNote, string>
  files: Record<FileProblem, string>
  pictures: Record<PictureProblem, string>
  /** What a product lacks to be shown; `value` of some notes names several. */
  lacks: Record<ShowLack, string>
  /** Columns that a file of refused rows gets besides its own. */
  columns: { line: string; why: string }
}

// Apart from the office's own texts: files of refused rows and the command line say the same.
export const importTexts: Record<Locale, Texts> = {
  uk: {
    problems: {
      required: 'має бути заповнено',
      invalid: 'неприпустиме значення',
      invalid_article: 'артикул — це 3–32 великі латинські літери, цифри й дефіси',
      not_a_number: 'це не число',
      whole_number: 'має бути ціле число',
      whole_hryvnias: 'ціна в гривнях має бути цілою',
      two_decimals: 'не більше двох знаків після коми',
      too_big: 'завелике число',
      too_long: 'задовгий текст',
      too_many: 'забагато значень',
      too_many_rows: 'рядків одного товару більше, ніж 2 500',
      weight: 'вага від 0,01 до 50 кг',
      barcode_digits: 'штрихкод має 8, 12, 13 або 14 цифр',
      barcode_check: 'остання цифра штрихкоду не збігається',
      code_taken: 'цей код уже має інший розмір',
      not_a_day: 'це не дата: потрібно РРРР-ММ-ДД або ДД.ММ.РРРР',
      day_past: 'дата вже минула',
      not_yes_or_no: 'потрібно 1 або 0, «так» або «ні»',
      unknown: 'такого немає в довідниках магазину',
      differs: 'рядки одного артикула суперечать один одному',
      twice: 'цей розмір уже є в іншому рядку артикула',
      variant_exists: 'у моделі вже є артикул такого кольору та зросту',
      taken: 'такий артикул тим часом з’явився',
      not_above: 'ціна без знижки має бути вищою за ціну',
      not_positive: 'ціна має бути більшою за нуль',
      cells: 'клітинок більше, ніж стовпців, або клітинка задовга',
      other_row: 'інший рядок цього артикула має помилку',
      would_be_unready: 'бракуватиме, а товар показано покупцям',
      stock_two_ways: 'заповніть або stock, або stock_change',
      more_than_there: 'стільки товару немає на складі',
      picture_unknown: 'такого фото в магазині немає',
      picture_address: 'адреса фото має починатися з https://',
      changed_meanwhile: 'товар тим часом змінили',
      handle_missing: 'немає Handle',
      gift_card: 'подарункові картки не імпортуються',
      not_shipped: 'те, що не потребує доставки, не імпортується',
      option_unmapped: 'скажіть, що означає ця опція: колір, зріст, розмір чи частина назви',
      article_clash: 'такий артикул уже є у файлі',
      model_differs: 'спільне для всієї моделі, а в інших її артикулах у файлі зазначено інше',
      currency_missing: 'укажіть валюту цін та її курс',
    },
    notes: {
      stays_hidden: 'Залишиться прихованим: бракує',
      shown_after_pictures: 'Буде показано, коли завантажаться фото',
      category_unmapped: 'Категорію не визначено, товар залишиться прихованим. Теги:',
      translation_missing: 'Немає перекладу: обидві мови матимуть однаковий текст',
      markup_dropped: 'Вилучено елементів розмітки:',
      stock_already: 'Цю зміну залишку вже імпортовано. Розмір:',
      stock_endangers: 'Товару стане менше, ніж зарезервовано для замовлень. Розмір:',
      stock_negative: 'Від’ємний залишок: у магазині буде 0. Варіант і кількість у файлі:',
      sku_unused:
        'SKU не стане ні артикулом, ні власним кодом (він спільний для кількох розмірів чи товарів або задовгий):',
      barcode_unused: 'Штрихкод не взято (це не GTIN або він спільний для кількох варіантів):',
      pictures_unsafe: 'Адреси зображень без https:// не завантажимо:',
    },
    files: {
      empty: 'У файлі немає рядків',
      not_text: 'Це не текстовий файл CSV',
      quotes: 'У файлі незакриті або зайві лапки',
      no_columns: 'Немає стовпця article (або Handle і Title файлу Shopify)',
      column_twice: 'Два стовпці мають однакову назву',
      too_many_rows: 'Рядків більше, ніж 50 000',
      too_many_columns: 'У рядку більше, ніж 250 стовпців',
      too_heavy: 'Файл забирає забагато часу або пам’яті: поділіть його на менші',
      currency_missing: 'У файлі Shopify немає валюти: вкажіть її та курс',
      broken: 'Файл не вдалося прочитати',
    },
    pictures: {
      address: 'Потрібна адреса https://',
      not_public: 'Адреса веде не у відкритий інтернет',
      not_found: 'За адресою немає файлу',
      redirect: 'Адреса перенаправляє на іншу: вкажіть остаточну',
      too_large: 'Файл понад 10 МБ або фото завелике',
      too_slow: 'Файл не надійшов за 20 секунд',
      unreadable: 'Це не JPEG, PNG або WebP',
      too_small: 'Фото вужче за 800 пікселів',
      storage: 'Сховище фото зараз недоступне',
      pictures_changed: 'Фото товару тим часом змінили',
    },
    lacks: {
      title_uk: 'назви українською',
      title_en: 'назви англійською',
      size: 'розміру',
      picture: 'фото',
      category: 'категорії',
      archived: 'повернення з архіву',
    },
    columns: { line: 'рядок', why: 'причина' },
  },
  en: {
    problems: {
      required: 'must be filled in',
      invalid: 'not a value that may stand here',
      invalid_article: 'an article is 3–32 capital Latin letters, digits and hyphens',
      not_a_number: 'not a number',
      whole_number: 'must be a whole number',
      whole_hryvnias: 'a price in hryvnias must be whole',
      two_decimals: 'no more than two decimals',
      too_big: 'too large a number',
      too_long: 'too long a text',
      too_many: 'too many values',
      too_many_rows: 'more than 2,500 rows of one product',
      weight: 'weight from 0.01 to 50 kg',
      barcode_digits: 'a barcode has 8, 12, 13 or 14 digits',
      barcode_check: 'the last digit of the barcode does not match',
      code_taken: 'another size has this code already',
      not_a_day: 'not a date: write YYYY-MM-DD or DD.MM.YYYY',
      day_past: 'this day has passed',
      not_yes_or_no: 'write 1 or 0, yes or no',
      unknown: 'not in the dictionaries of the shop',
      differs: 'rows of one article contradict each other',
      twice: 'this size stands in another row of the article',
      variant_exists: 'the model has an article of this colour and height',
      taken: 'such an article was made meanwhile',
      not_above: 'the price without discount must be above the price',
      not_positive: 'a price must be above zero',
      cells: 'more cells than columns, or a cell that is too long',
      other_row: 'another row of this article has a mistake',
      would_be_unready: 'would be lacking, while shoppers see the product',
      stock_two_ways: 'fill in either stock or stock_change',
      more_than_there: 'there are not so many in stock',
      picture_unknown: 'the shop has no such picture',
      picture_address: 'the address of a picture must begin with https://',
      changed_meanwhile: 'somebody changed the product meanwhile',
      handle_missing: 'Handle is missing',
      gift_card: 'gift cards are not imported',
      not_shipped: 'what needs no shipping is not imported',
      option_unmapped: 'say what this option means: colour, height, size or a part of the title',
      article_clash: 'this article stands in the file already',
      model_differs: 'belongs to the whole model, and its other articles in the file say something else',
      currency_missing: 'say the currency of the prices, and its rate',
    },
    notes: {
      stays_hidden: 'Stays hidden, it lacks:',
      shown_after_pictures: 'Will be shown once its pictures are there',
      category_unmapped: 'No category is known, the product stays hidden. Tags:',
      translation_missing: 'The translation is missing: both languages get the same text',
      markup_dropped: 'Elements of markup left out:',
      stock_already: 'This change of stock was imported before. Size:',
      stock_endangers: 'Fewer items will be left than orders have reserved. Size:',
      stock_negative: 'Negative stock: the shop will have 0. Variant and quantity in the file:',
      sku_unused:
        'The SKU becomes neither the article nor an own code (several sizes or products share it, or it is too long):',
      barcode_unused: 'The barcode is left out (it is no GTIN, or several variants share it):',
      pictures_unsafe: 'Pictures whose addresses are not https:// are not fetched:',
    },
    files: {
      empty: 'There are no rows in the file',
      not_text: 'This is not a text file of the CSV kind',
      quotes: 'A quote in the file does not end, or stands where none may',
      no_columns: 'There is no column article (or Handle and Title of a Shopify file)',
      column_twice: 'Two columns have the same name',
      too_many_rows: 'More than 50,000 rows',
      too_many_columns: 'A row has more than 250 columns',
      too_heavy: 'The file takes too much time or memory: split it into smaller ones',
      currency_missing: 'A Shopify file names no currency: enter it and its rate',
      broken: 'The file could not be read',
    },
    pictures: {
      address: 'An address of https:// is needed',
      not_public: 'The address does not lead to the open internet',
      not_found: 'There is no file at the address',
      redirect: 'The address leads on to another: enter the last one',
      too_large: 'The file is above 10 MB, or the picture too large',
      too_slow: 'The file did not come within 20 seconds',
      unreadable: 'This is no JPEG, PNG or WebP',
      too_small: 'The picture is narrower than 800 pixels',
      storage: 'The storage of pictures does not answer at the moment',
      pictures_changed: 'Somebody changed the pictures of the product meanwhile',
    },
    lacks: {
      title_uk: 'title in Ukrainian',
      title_en: 'title in English',
      size: 'size',
      picture: 'picture',
      category: 'category',
      archived: 'a place outside the archive',
    },
    columns: { line: 'line', why: 'why' },
  },
}

/** What stands beside a code: some values are codes themselves. */
export function valueText(code: RowProblem | RowNote, value: string, language: Locale): string {
  if (code !== 'stays_hidden' && code !== 'would_be_unready') return value
  const { lacks } = importTexts[language]
  const isLack = (lack: string): lack is ShowLack => Object.hasOwn(lacks, lack)
  return value
    .split(', ')
    .map(lack => (isLack(lack) ? lacks[lack] : lack))
    .join(', ')
}
