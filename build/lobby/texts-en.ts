import type { LobbyTexts } from './texts-ja';

export const en: LobbyTexts = {
  documentTitle: 'Machi Console demo',
  title: 'Step inside the console of a town',
  lead: 'Choose a place and a role, and that person’s console opens as it is. All data is fictional. What you enter or delete stays in this browser.',
  demo: 'Demo',
  otherLanguage: '日本語',
  chooseCity: 'Choose a place',
  chooseRole: 'Choose a role and enter',
  frames: { kansai: 'Kansai', shonan: 'Shonan' },
  places: {
    akashi: 'Akashi',
    kusatsu: 'Kusatsu',
    takatsuki: 'Takatsuki',
    toyonaka: 'Toyonaka',
    fujisawa: 'Fujisawa',
    settsu: 'Settsu',
    nishinomiya: 'Nishinomiya',
    shonan: 'Shonan',
    seveneleven: 'Seven-Eleven',
  },
  regions: {
    akashi: 'Hyogo',
    kusatsu: 'Shiga',
    takatsuki: 'Osaka',
    toyonaka: 'Osaka',
    fujisawa: 'Kanagawa',
    settsu: 'Osaka',
    nishinomiya: 'Hyogo',
    shonan: 'Kanagawa',
    seveneleven: 'Convenience stores',
  },
  roles: {
    Administrator: {
      name: 'Administrator',
      sentence: 'Runs the whole place, from notices to advertisements.',
    },
    Operator: {
      name: 'Operator',
      sentence: 'Enters every company’s console, invoices included.',
    },
    owner_shop: {
      name: 'Shop owner',
      sentence: 'Handles a shop’s ads, reservations and staff.',
    },
    staff_shop: {
      name: 'Shop staff',
      sentence: 'Answers today’s reservations and chats at the counter.',
    },
    Advertiser: {
      name: 'Advertiser',
      sentence: 'Places ads and coupons, and answers reservations.',
    },
  },
  enter: 'Enter',
  tour: (minutes) => `Take the tour (${minutes} minutes)`,
  menu: (count) => `Menu: ${count} items`,
  otherCompanies: 'Enter as the administrator of another company',
  companyMenu: (titles) => `The menu of these four companies also has “${titles}”.`,
  notOffered: (names) => `The accounts of ${names} may not enter this place.`,
  listed: (names) => names.join(' and '),
};
