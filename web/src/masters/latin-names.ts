// SPDX-License-Identifier: MIT
// How the players of most games call themselves in Latin letters: pinyin, as the Chinese federation writes it. Players
// who spell their names in another way, in Taiwan, Hong Kong or Vietnam, are left out.

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
郭長順 Guo Changshun|唐丹 Tang Dan|陳幸琳 Chen Xinglin|單霞麗 Shan Xiali|蔡福如 Cai Furu|劉憶慈 Liu Yici`;

/** By the name in traditional characters. */
export const latinNames: ReadonlyMap<string, string> = new Map(
  table.split(/[|\n]/).map((entry): [string, string] => {
    const [name = '', ...latin] = entry.split(' ');
    return [name, latin.join(' ')];
  }),
);
