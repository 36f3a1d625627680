/** The original countries. Their IDs are stored with people, so this list and its order must never change. */
const first = ['US', 'GB', 'DE', 'FR', 'ES', 'IT', 'UA', 'KZ', 'RU', 'IL', 'AE', 'IR', 'CN', 'KR', 'KW'];

/** All other officially assigned ISO 3166-1 codes. Their IDs depend on position too: append new ones. */
const others = `
  AD AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
  CA CC CD CF CG CH CI CK CL CM CO CR CU CV CW CX CY CZ DJ DK DM DO DZ EC EE EG EH ER ET FI FJ FK FM FO GA GD GE
  GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IM IN IO IQ IS JE JM JO JP KE KG KH KI KM
  KN KP KY LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ
  NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RW SA SB SC SD SE
  SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UG UM UY UZ VA
  VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`;

/** Every country, with its ISO 3166-1 alpha-2 code and our ID. */
export const countries: readonly { id: string; code: string }[] = [
  ...first,
  ...others.trim().split(/\s+/),
].map((code, index) => ({ id: String(index + 1), code }));
