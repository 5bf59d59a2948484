/**
 * Free texts without data of persons, each with the reason. A text that is neither here nor filled by the test fails it: decide first what
 * becomes of it when its customer is erased.
 */
export const impersonalTexts: readonly (readonly [RegExp, string])[] = [
  [/ body\.(?:.*\.)?(?:password|present)$/, 'a secret: only its digest is kept'],
  [/ (?:body|query)\.(?:token|ticket|page_view)$/, 'signed by the shop: anything else is refused'],
  [
    / body\.(?:(?:lines|added|removed)\[\]\.(?:wanted\.)?|swaps\[\]\.(?:to\.)?)?size$/,
    'a size that is sold: another one is refused',
  ],
  [/ body\.(?:.*\.)?self_delivery$/, 'a shop of its own: another one is refused'],
  [
    / body\.delivery\.(?:area|post_office)$/,
    'written only while the carrier has no list: see the privacy of cart-checkout',
  ],
  [/ body\.promo_code$/, 'a code that there is: another one is refused'],
  [
    /^POST \/api\/orders\/(?:cancel|open|return|send-code|get-returnable|request-change) body\.order$/,
    'looks an order up: nothing is kept',
  ],
  [/^POST \/api\/admin\/orders\/:number\/refund body\.payment_id$/, 'a payment of this order: another one is refused'],
  [/^POST \/api\/admin\/payments\/\w+ body\.(?:payment_id|event)$/, 'what the bank called it: another one is refused'],
  [/^(?:PUT|POST) \/api\/admin\/promo-codes\S* body\.(?:note|only_\w+\[\])$/, 'about a code, which is nobody’s'],
  [/^POST \/api\/admin\/promo-codes\/removing\/\w+ /, 'names codes: another one is refused'],
  [/^POST \/api\/rates\/set-post-office-delivery /, 'what carriers are called'],
  [/^PUT \/api\/admin\/settings /, 'what the checkout tells everybody'],
  [/^POST \/api\/admin\/outbox\/:id\/retry /, 'an entry that there is: another one is refused'],
  [/^\w+ \/api\/admin\/staff(?:\/|\b)/, 'people of the staff'],
  [/^POST \/api\/admin\/audit\/exports body\.filter\.who$/, 'people of the staff'],
  [/^POST \/api\/admin\/statistics\/[\w-]+\/exports body\.filter\.model$/, 'what goods are called'],
  [/ body\.(?:.*\.)?assignee$/, 'people of the staff'],
  [/^POST \/api\/admin\/login body\.login$/, 'people of the staff'],
  [/^PUT \/api\/admin\/releases\//, 'people of the teams'],
  [/^POST \/api\/admin\/releases\/tokens/, 'names of teams, and digests'],
  [/^POST \/api\/orders\/update-comment body\.seen$/, 'compared with the comment, and kept nowhere'],
  [/^POST \/api\/admin\/customers\/:id\/anonymise body\.confirmation$/, 'compared with the name, and kept nowhere'],
]
