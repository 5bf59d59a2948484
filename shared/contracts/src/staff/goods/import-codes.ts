// Why something of a file is not taken, and what is worth knowing of what is. Their texts stand in import-texts.ts.

/** Why a row is refused. */
export const rowProblems = [
  'required',
  'invalid',
  'invalid_article',
  'not_a_number',
  'whole_number',
  'whole_hryvnias',
  'two_decimals',
  'too_big',
  'too_long',
  'too_many',
  'too_many_rows',
  'weight',
  'barcode_digits',
  'barcode_check',
  'code_taken',
  'not_a_day',
  'day_past',
  'not_yes_or_no',
  'unknown',
  'differs',
  'twice',
  'variant_exists',
  'taken',
  'not_above',
  'not_positive',
  'cells',
  'other_row',
  'would_be_unready',
  'stock_two_ways',
  'more_than_there',
  'picture_unknown',
  'picture_address',
  'changed_meanwhile',
  'handle_missing',
  'gift_card',
  'not_shipped',
  'option_unmapped',
  'article_clash',
  'model_differs',
  'currency_missing',
] as const
export type RowProblem = (typeof rowProblems)[number]

/** What a dry run says besides of a product that is taken. */
export const rowNotes = [
  'stays_hidden',
  'shown_after_pictures',
  'category_unmapped',
  'translation_missing',
  'markup_dropped',
  'stock_already',
  'stock_endangers',
  'stock_negative',
  'sku_unused',
  'barcode_unused',
  'pictures_unsafe',
] as const
export type RowNote = (typeof rowNotes)[number]

/** Why a whole file cannot be read. */
export const fileProblems = [
  'empty',
  'not_text',
  'quotes',
  'no_columns',
  'column_twice',
  'too_many_rows',
  'too_many_columns',
  'too_heavy',
  'currency_missing',
  'broken',
] as const
export type FileProblem = (typeof fileProblems)[number]

/** Why a picture could not be fetched. */
export const pictureProblems = [
  'address',
  'not_public',
  'not_found',
  'redirect',
  'too_large',
  'too_slow',
  'unreadable',
  'too_small',
  'storage',
  'pictures_changed',
] as const
export type PictureProblem = (typeof pictureProblems)[number]
