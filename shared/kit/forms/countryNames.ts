import type { Region } from './region.ts'

/**
 * Country names that `Intl` lacks, in any of our languages: variants from CLDR 48 (`CZ-alt-variant`), and
 * colloquial names that CLDR lacks, such as UAE.
 */
const said: Readonly<Record<Region, string | undefined>> = {
  AE: 'UAE',
  CD: 'DRC; Congo (DRC); 刚果民主共和国; 剛果民主共和國; Конго (ДРК); Kongo (Demokratische Republik); Congo (RDC); Kongo (RDK); コンゴ民主共和国; 콩고민주공화국; Kongo (DRK); República Democrática do Congo; Congo (Republica Democrată Congo); Cộng hòa Dân chủ Congo; جمهورية الكونغو الديمقراطية; คองโก (สาธารณรัฐประชาธิปไตย)',
  CG: 'Congo (Republic); 刚果共和国; 剛果共和國; Конго (Република); Kongo (Republik); Congo (República); République du Congo; Congo (Repubblica); コンゴ共和国; 콩고 공화국; Congo (Republiek); Republika Konga; Congo (Republica); Республика Конго; Cộng hòa Congo; جمهورية الكونغو; คองโก (สาธารณรัฐ)',
  CI: 'Ivory Coast; 象牙海岸; Elfenbeinküste; Costa de Marfil; République de Côte d’Ivoire; Pantai Gading; 아이보리 코스트; Wybrzeże Kości Słoniowej; Coasta de Fildeș; Bờ Biển Ngà; كوت ديفوار; ไอวอรี่โคสต์',
  CV: 'Cape Verde',
  CZ: 'Czech Republic; 捷克共和国; 捷克共和國; Чешка република; Tschechische Republik; República Checa; République tchèque; Republik Ceko; Repubblica Ceca; チェコ共和国; 체코 공화국; Tsjechische Republiek; Republika Czeska; República Tcheca; Republica Cehă; Чешская Республика; Cộng hòa Séc; جمهورية التشيك; สาธารณรัฐเช็ก',
  FK: 'Islas Malvinas; Islas Falkland; Îles Malouines; Isole Malvine; Malwinen; Malwiny; Мальвинские; 马尔维纳斯',
  GB: 'Great Britain; England; Scotland; Wales; Northern Ireland',
  MM: 'Burma',
  NL: 'Holland',
  SZ: 'Swaziland; 史瓦濟蘭; Свазиленд; Swasiland; Suazilandia; Regno di Eswatini; スワジランド; 스와질란드; Suazi; Suazilândia; سوازيلاند; สวาซิแลนด์',
  TL: 'East Timor; Източен Тимор; Osttimor; Timor Oriental; Timor-Oriental; Timor Timur; Timor Leste; 東チモール; 티모르레스테; Democratische Republiek Oost-Timor; República Democrática de Timor-Leste; Timorul de Est; Тимор-Лесте; Đông Timor; تيمور الشرقية; ติมอร์ตะวันออก',
  TR: 'Turkey; Turkiye; テュルキエ; ทูร์เคีย',
  US: 'United States of America',
}

// ISO 3166-1 alpha-3 codes. The alpha-2 code precedes the ones that don't start with it.
const letters =
  'ADAND AEARE AFG AGATG AIA ALB AMARM AOAGO ARG ASM ATAUT AUS AWABW AXALA AZE BABIH BBBRB BDBGD BEL BFA ' +
  'BGR BHR BIBDI BJBEN BLM BMU BNBRN BOL BQBES BRA BSBHS BTN BWA BYBLR BZBLZ CAN CCK CDCOD CFCAF CGCOG CHE ' +
  'CIV CKCOK CLCHL CMR CNCHN COL CRI CUB CVCPV CWCUW CXR CYP CZE DEU DJI DKDNK DMA DOM DZA ECU EEEST EGY ' +
  'EHESH ERI ESP ETH FIN FJI FKFLK FMFSM FOFRO FRA GAB GBR GDGRD GEO GFGUF GGY GHA GIB GLGRL GMB GNGIN ' +
  'GPGLP GQGNQ GRC GTM GUM GWGNB GYGUY HKG HND HRV HTI HUN IDN IEIRL ILISR IMN IND IOT IQIRQ IRN ISL ITA ' +
  'JEY JMJAM JOR JPN KEN KGZ KHM KIR KMCOM KNA KPPRK KRKOR KWT KYCYM KZKAZ LAO LBN LCA LIE LKA LRLBR LSO ' +
  'LTU LUX LVA LYLBY MAR MCO MDA MEMNE MFMAF MGMDG MHL MKD MLI MMR MNG MOMAC MPMNP MQMTQ MRT MSR MTMLT MUS ' +
  'MVMDV MWI MXMEX MYS MZMOZ NAM NCL NER NFK NGA NIC NLD NOR NPL NRU NUNIU NZL OMN PAN PER PFPYF PGPNG PHL ' +
  'PKPAK PLPOL PMSPM PRI PSE PTPRT PWPLW PYPRY QAT REU ROU RSSRB RUS RWA SAU SBSLB SCSYC SDN SESWE SGP SHN ' +
  'SISVN SJM SKSVK SLE SMR SNSEN SOM SRSUR SSD STP SVSLV SXM SYR SZSWZ TCA TDTCD TGO THA TJK TKL TLS TMTKM ' +
  'TNTUN TON TRTUR TTO TVTUV TWN TZA UAUKR UGA USA UYURY UZB VAT VCT VEN VGB VIR VNM VUT WFWLF WSM XKX YEM ' +
  'YTMYT ZAF ZMB ZWE'

const threeLetters: ReadonlyMap<Region, string> = new Map(
  letters.split(' ').map((one) => [one.slice(0, 2), one.slice(-3)]),
)

/** Returns a country's other names in all languages, and its alpha-3 code (ISO 3166-1). */
export const otherNames = (region: Region): readonly string[] => [
  ...(said[region]?.split('; ') ?? []),
  threeLetters.get(region) ?? region,
]
