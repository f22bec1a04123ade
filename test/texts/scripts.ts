// Common characters that occur in only one of the two Chinese scripts, in pairs: simplified, then
// traditional.
const pairs =
  '国國时時会會来來说說对對动動发發开開关關机機电電话話号號码碼录錄设設备備应應连連线線网網络絡务務处處过過还還这這个個们們为為从從进進远遠选選择擇认認证證验驗请請输輸错錯误誤试試让讓记記级級结結给給统統绝絕续續费費额額数數据據单單订訂购購买買卖賣价價账帳户戶类類图圖头頭页頁题題点點击擊扫掃显顯览覽闭閉问問间間锁鎖键鍵锅鍋银銀钟鐘长長门門闪閃队隊阳陽阴陰际際陆陸险險隐隱随隨难難静靜韩韓响響须須顾顧预預风風飞飛饭飯馆館马馬驱驅鱼魚鸟鳥麦麥黄黃齐齊龙龍压壓厂廠历歷县縣双雙变變听聽启啟员員呜嗚团團园園围圍块塊声聲奖獎学學宁寧实實宝寶层層岁歲币幣师師帮幫带帶库庫异異张張弹彈强強归歸忆憶态態总總恶惡戏戲战戰扩擴护護报報担擔拥擁挥揮损損换換摄攝断斷无無旧舊条條极極构構权權标標样樣档檔桥橋检檢楼樓欢歡气氣汉漢没沒浏瀏测測热熱爱愛独獨现現环環监監盘盤确確离離种種称稱积積穷窮竞競笔筆签簽简簡红紅约約纸紙组組经經绿綠编編缩縮职職联聯脑腦节節范範药藥获獲营營虑慮补補装裝观觀规規视視觉覺计計议議讯訊许許论論访訪评評识識词詞该該详詳语語谁誰调調谢謝贴貼质質趋趨转轉轮輪软軟载載较較达達运運迟遲适適邮郵释釋钮鈕链鏈销銷闹鬧储儲钱錢纳納绑綁绍紹综綜练練终終缓緩缴繳罗羅肤膚胜勝艺藝萨薩蓝藍虽雖见見触觸诉訴诊診译譯诚誠谈談财財责責败敗货貨贵貴资資赏賞踪蹤车車轻輕边邊迁遷违違钥鑰铃鈴铁鐵镜鏡闻聞阅閱阶階顶頂项項领領频頻颜顏骗騙骤驟鲜鮮仅僅优優伤傷传傳侧側减減创創删刪别別办辦势勢华華协協卫衛参參吗嗎唤喚场場坏壞宽寬审審寻尋导導将將尽盡广廣废廢弃棄当當彻徹径徑惯慣执執拟擬挂掛携攜暂暫术術杂雜栏欄树樹残殘毕畢汇匯浅淺济濟渐漸温溫湿濕满滿滚滾灯燈烦煩状狀画畫疗療盖蓋础礎礼禮稳穩紧緊纪紀细細绘繪'
/** Returns a pattern for the characters at the even or the odd positions of the pairs. */
const oneOf = (at: 0 | 1) =>
  new RegExp(`[${[...pairs].filter((_, place) => place % 2 === at).join('')}]`, 'u')
const [simplifiedOnly, traditionalOnly] = [oneOf(0), oneOf(1)]

const latin = '\\p{Script=Latin}'
/** A language's letters besides Latin ones. Names contain Latin letters in every language. */
const letters: Readonly<Record<string, string>> = {
  ar: '\\p{Script=Arabic}',
  bg: '\\p{Script=Cyrillic}',
  ja: '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}',
  ko: '\\p{Script=Hangul}',
  ru: '\\p{Script=Cyrillic}',
  th: '\\p{Script=Thai}',
  zh: '\\p{Script=Han}',
  'zh-TW': '\\p{Script=Han}',
}

interface Rule {
  readonly wrong: RegExp
  readonly says: string
}

const han = '\\p{Script=Han}'
const own: Readonly<Record<string, readonly Rule[]>> = {
  zh: [
    { wrong: traditionalOnly, says: 'a traditional character' },
    {
      wrong: new RegExp(`${han}(?:[A-Za-z0-9]|\\{\\w)|[A-Za-z0-9}]${han}`, 'u'),
      says: 'no space beside Latin',
    },
    { wrong: new RegExp(`${han}[,;:!?]`, 'u'), says: 'punctuation of half width' },
  ],
  'zh-TW': [
    { wrong: simplifiedOnly, says: 'a simplified character' },
    {
      wrong: new RegExp(`${han}(?:[A-Za-z0-9]|\\{\\w)|[A-Za-z0-9}]${han}`, 'u'),
      says: 'no space beside Latin',
    },
    { wrong: new RegExp(`${han}[,;:!?]`, 'u'), says: 'punctuation of half width' },
  ],
  ar: [{ wrong: /[\u06cc\u06a9\u06af\u067e\u0686\u06f0-\u06f9]/, says: 'a letter or digit of Persian' }],
  fr: [
    { wrong: /[\p{L}\d}»)>][;!?]/u, says: 'no narrow space before ; ! ?' },
    { wrong: / [;:!?»]|« /u, says: 'a space that may break a line before ; : ! ? or inside « »' },
  ],
  ro: [{ wrong: /[şţŞŢ]/, says: 'a cedilla; Romanian has the comma below' }],
}

/** Punctuation rules common to all languages. */
const everywhere: readonly Rule[] = [
  { wrong: /\.\.\./, says: 'three dots; write …' },
  { wrong: /'/, says: 'a straight apostrophe, which also quotes in messages; write ’' },
  { wrong: /(?<!=)"/, says: 'straight quotation marks' },
  { wrong: / {2}|^\s|\s$/, says: 'spaces too many' },
]

/** Returns the faults in the letters and punctuation of a text, as sentences. */
export function scriptFaults(lang: string, text: string): string[] {
  const script = letters[lang] ?? ''
  const foreign = new RegExp(`(?![${latin}${script}])\\p{L}`, 'u').exec(text.replace(/[ªº]/g, ''))
  const isOther =
    script &&
    /\p{Ll}{3,}\P{L}+\p{Ll}{3,}/u.test(text.replace(/\{(?:[^{}]|\{[^{}]*\})*\}/g, '1')) &&
    !new RegExp(`[${script}]`, 'u').test(text)
  const mixed =
    /cyrillic/i.test(script) && /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u
  return [
    ...(foreign && !/[ーｰ々]/.test(foreign[0]) ? [`${foreign[0]} of another script`] : []),
    ...(isOther ? ['no letter of its own'] : []),
    ...(mixed && mixed.test(text) ? ['Latin and Cyrillic letters in one word'] : []),
    ...[...everywhere, ...(own[lang] ?? [])].filter(({ wrong }) => wrong.test(text)).map(({ says }) => says),
  ]
}
