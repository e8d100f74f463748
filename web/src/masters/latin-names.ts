// SPDX-License-Identifier: MIT
// Latin names of the players with the most games, in pinyin as the Chinese federation writes them.
// Players from Taiwan, Hong Kong or Vietnam, who spell their names differently, are omitted.

const table = `呂欽 Lü Qin|胡榮華 Hu Ronghua|許銀川 Xu Yinchuan|趙國榮 Zhao Guorong|李來群 Li Laiqun|柳大華 Liu Dahua
徐天紅 Xu Tianhong|陶漢明 Tao Hanming|于幼華 Yu Youhua|楊官璘 Yang Guanlin|劉殿中 Liu Dianzhong|洪智 Hong Zhi
王斌 Wang Bin|萬春林 Wan Chunlin|卜鳳波 Bu Fengbo|張強 Zhang Qiang|林宏敏 Lin Hongmin|孫勇徵 Sun Yongzheng
蔣川 Jiang Chuan|金波 Jin Bo|王嘉良 Wang Jialiang|閻文清 Yan Wenqing|苗永鵬 Miao Yongpeng|李艾東 Li Aidong
王琳娜 Wang Linna|趙鑫鑫 Zhao Xinxin|尚威 Shang Wei|張曉平 Zhang Xiaoping|汪洋 Wang Yang|李雪松 Li Xuesong
鄭一泓 Zheng Yihong|蔣志梁 Jiang Zhiliang|聶鐵文 Nie Tiewen|胡明 Hu Ming|蔣全勝 Jiang Quansheng
黃海林 Huang Hailin|張江 Zhang Jiang|宋國強 Song Guoqiang|莊玉庭 Zhuang Yuting|張申宏 Zhang Shenhong
徐超 Xu Chao|謝靖 Xie Jing|葛維蒲 Ge Weipu|李鴻嘉 Li Hongjia|張國鳳 Zhang Guofeng|陳孝坤 Chen Xiaokun
傅光明 Fu Guangming|楊德琪 Yang Deqi|陳寒峰 Chen Hanfeng|潘振波 Pan Zhenbo|廖二平 Liao Erping
李望祥 Li Wangxiang|李家華 Li Jiahua|靳玉硯 Jin Yuyan|言穆江 Yan Mujiang|黨斐 Dang Fei|王天一 Wang Tianyi
鄭惟桐 Zheng Weitong|申鵬 Shen Peng|孟辰 Meng Chen|李義庭 Li Yiting|何順安 He Shun’an|趙冠芳 Zhao Guanfang
郭莉萍 Guo Liping|伍霞 Wu Xia|高華 Gao Hua|金海英 Jin Haiying|臧如意 Zang Ruyi|孟立國 Meng Liguo
郭長順 Guo Changshun|唐丹 Tang Dan|陳幸琳 Chen Xinglin|單霞麗 Shan Xiali|蔡福如 Cai Furu|劉憶慈 Liu Yici
湯卓光 Tang Zhuoguang|謝巋 Xie Kui|宗永生 Zong Yongsheng|李智屏 Li Zhiping|趙慶閣 Zhao Qingge|景學義 Jing Xueyi
陳富傑 Chen Fujie|崔巖 Cui Yan|錢洪發 Qian Hongfa|苗利明 Miao Liming|金松 Jin Song|王躍飛 Wang Yuefei
徐健秒 Xu Jianmiao|才溢 Cai Yi|黃勇 Huang Yong|莊玉騰 Zhuang Yuteng|童本平 Tong Benping|陳信安 Chen Xin’an
鄭乃東 Zheng Naidong|許波 Xu Bo|蔡忠誠 Cai Zhongcheng|黃薇 Huang Wei|鄧頌宏 Deng Songhong|陳麗淳 Chen Lichun
鄔正偉 Wu Zhengwei|許文學 Xu Wenxue|張影富 Zhang Yingfu|羅忠才 Luo Zhongcai|郭福人 Guo Furen|張惠民 Zhang Huimin
于紅木 Yu Hongmu|孫浩宇 Sun Haoyu|謝卓淼 Xie Zhuomiao|袁洪梁 Yuan Hongliang|文靜 Wen Jing|喻之青 Yu Zhiqing
剛秋英 Gang Qiuying|尤穎欽 You Yingqin|徐天利 Xu Tianli|薛文強 Xue Wenqiang|張學潮 Zhang Xuechao|程進超 Cheng Jinchao
黨國蕾 Dang Guolei|李少庚 Li Shaogeng|郭瑞霞 Guo Ruixia|熊學元 Xiong Xueyuan`;

/** Keyed by the name in traditional characters. */
export const latinNames: ReadonlyMap<string, string> = new Map(
  table.split(/[|\n]/).map((entry): [string, string] => {
    const [name = '', ...latin] = entry.split(' ');
    return [name, latin.join(' ')];
  }),
);
